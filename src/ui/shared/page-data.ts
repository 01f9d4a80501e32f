import { createContext, use } from 'react';

/** The data that the current page's loader returned. */
export const PageDataContext = createContext<unknown>(undefined);

/** `A`: what the page's own loader returns. */
export const usePageData = <A>(): A => use(PageDataContext) as A;
