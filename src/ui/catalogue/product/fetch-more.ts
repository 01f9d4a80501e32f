/** The rest of a product's page. */
export const fetchMore = () => import('./more/more.ts').then((module) => module.more);
