/** Source: CAT-2. */
export const visiblePageLinks = 3;

/** How many pages there are: one also of nothing. Source: CAT-2. */
export const pageCountOf = (total: number, itemsPerPage: number): number =>
  Math.max(1, Math.ceil(total / itemsPerPage));

/** The page numbers to link, around the current one; fewer where there are fewer pages. Source: CAT-2. */
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

/** With more than one page; and once a size was chosen, so that it can be taken back. Source: CAT-2, D33. */
export const showsPageSizes = ({ total, itemsPerPage, themeDefault }: PageSizeInput): boolean =>
  pageCountOf(total, itemsPerPage) > 1 || itemsPerPage !== themeDefault;
