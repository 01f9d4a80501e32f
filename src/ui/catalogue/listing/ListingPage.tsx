import type { ReactNode } from 'react';
import css from './listing-page.module.css';

/** A page whose body is a listing: a category, what a search found. */
export const ListingPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.page}>{children}</div>
);
