import type { ReactNode } from 'react';
import css from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly above?: ReactNode;
  /** What the page is about, and ways further in. */
  readonly children?: ReactNode;
}

/** The head of a listing: each shop's own band across the page. */
export const PageHead = ({ title, above, children }: PageHeadProps) => (
  <div className={css.band}>
    {above}
    <header className={css.head}>
      <h1>{title}</h1>
      {children}
    </header>
  </div>
);
