/** What is sold: filled by the seed, read by catalogue and search. */
export type CatalogueTables = object;
