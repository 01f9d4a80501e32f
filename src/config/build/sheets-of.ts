import type { Rolldown } from 'vite';

/**
 * The stylesheets of a build with the names of their chunks: of a group, or of a module that is a file of its own.
 * Sorted by name.
 */
export const sheetsOf = (
  bundle: Rolldown.OutputBundle,
): readonly { readonly name: string; readonly source: string }[] =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []))
    .map(({ fileName, names: [name = fileName], source }) => ({
      name: name.replace(/\.css$/, ''),
      source: String(source),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
