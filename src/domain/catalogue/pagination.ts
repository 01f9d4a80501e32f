/** The maximum number of consecutive pages that are linked. Source: CAT-2. */
export const visiblePageLinks = 3;

/** Returns the number of pages; at least one. Source: CAT-2. */
export const pageCountOf = (total: number, itemsPerPage: number): number =>
  Math.max(1, Math.ceil(total / itemsPerPage));

/** Returns the page numbers to link, around the current one. Fewer if there are fewer pages. Source: CAT-2. */
export const pageLinks = (page: number, pageCount: number): readonly number[] => {
  const length = Math.min(visiblePageLinks, pageCount);
  const centred = page - Math.floor(visiblePageLinks / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
};

export interface PageSizeInput {
  readonly total: number;
  readonly itemsPerPage: number;
  readonly themeDefault: number;
}

/**
 * Whether to show the page sizes: with more than one page, or once a size was chosen, so that it can be changed back.
 * Source: CAT-2.
 */
export const showsPageSizes = ({ total, itemsPerPage, themeDefault }: PageSizeInput): boolean =>
  pageCountOf(total, itemsPerPage) > 1 || itemsPerPage !== themeDefault;
