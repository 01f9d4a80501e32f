/** More words are looked for together or not at all. */
export const mostParts = 4;

/** The words of a query that found nothing, each worth a search of its own; a single word has no parts. */
export const partsOfQuery = (query: string): readonly string[] => {
  const words = new Map(query.split(/\s+/).flatMap((word) => (word ? [[word.toLowerCase(), word]] : [])));
  return words.size > 1 ? [...words.values()].slice(0, mostParts) : [];
};
