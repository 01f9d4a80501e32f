/** The file's own name, at the end of its path. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `Credit_note-OKU-CN-2026-00007.pdf` as people say it: `Credit note OKU-CN-2026-00007 (PDF)`. */
export const titleOf = (path: string): string =>
  fileOf(path)
    .replace('-', ' ')
    .replaceAll('_', ' ')
    .replace(/\.(\w+)$/, (_, kind: string) => ` (${kind.toUpperCase()})`);
