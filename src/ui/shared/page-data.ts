import { createContext, use } from 'react';

/** What the page on screen was loaded with. */
export const PageDataContext = createContext<unknown>(undefined);

/** `A`: what the page's own loader answers. */
export const usePageData = <A>(): A => use(PageDataContext) as A;
