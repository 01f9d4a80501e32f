import type { ReactNode } from 'react';
import css from './listing-page.module.css';

/** A page whose content is a listing: a category or a search result. */
export const ListingPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.page}>{children}</div>
);
