/** The file's own name, at the end of its path. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `Rechnung-OKU-1234-5678.pdf` as people say it: `Rechnung OKU-1234-5678 (PDF)`. */
export const titleOf = (path: string): string =>
  fileOf(path)
    .replace('-', ' ')
    .replace(/\.(\w+)$/, (_, kind: string) => ` (${kind.toUpperCase()})`);
