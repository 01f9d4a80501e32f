/** A longer query is not split into more words than this. */
export const mostParts = 4;

/** Returns the words of a query without results, to search for each separately. Empty for a single word. */
export const partsOfQuery = (query: string): readonly string[] => {
  const words = new Map(query.split(/\s+/).flatMap((word) => (word ? [[word.toLowerCase(), word]] : [])));
  return words.size > 1 ? [...words.values()].slice(0, mostParts) : [];
};
