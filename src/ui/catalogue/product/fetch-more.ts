/** Loads the rest of a product page's code. */
export const fetchMore = () => import('./more/more.ts').then((module) => module.more);
