import type { ReactNode } from 'react';
import { useServices } from '../shared/services.ts';
import { goodsLayout } from './goods/goods-layout.ts';
import css from './page-head.module.css';
import plateHead from './plate/plate-head.module.css';
import sheetHead from './sheet/sheet-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly above?: ReactNode;
  /** The description of the page, and links to subpages. */
  readonly children?: ReactNode;
}

const own = { cards: '', sheet: sheetHead.band, plates: plateHead.band };

/** The head of a listing: a band across the page, in each shop's own style. */
export const PageHead = ({ title, above, children }: PageHeadProps) => {
  const { hero } = useServices().shop;
  return (
    <div className={`${css.band} ${own[goodsLayout[hero]]}`}>
      {above}
      <header className={css.head}>
        <h1>{title}</h1>
        {children}
      </header>
    </div>
  );
};
