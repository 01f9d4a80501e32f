/** How many titles above a category its full title names: search results cut off longer ones. */
const mostAbove = 2;

const says = (title: string, other: string): boolean => title.toLowerCase().includes(other.toLowerCase());

/**
 * Returns the title of a category where its breadcrumb is not shown, as in search results and browser tabs: `Velmora ·
 * Sphärische Tageslinsen · Kontaktlinsen`. Its own title is first, the nearest above next; a title that another one
 * contains is left out. `titles`: from the outermost category to this one. Source: CAT-32.
 */
export const fullCategoryTitle = (titles: readonly string[]): string => {
  const named: string[] = [];
  for (const title of titles.toReversed())
    if (named.length <= mostAbove && !named.some((other) => says(other, title))) named.push(title);
  return named.join(' · ');
};
