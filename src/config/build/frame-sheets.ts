import type { Plugin, Rolldown } from 'vite';

const list = /(?<=__vite__mapDeps=.*?m\.f=)\[[^\]]*\]/;
const asked = /(?<=__vite__mapDeps\()\[[\d,]*\]/g;

/** Removes files that are present anyway from the list of files that a script loads with its dynamic imports. */
export const withoutFiles = (code: string, isThere: (file: string) => boolean): string => {
  const [written] = list.exec(code) ?? [];
  if (written === undefined) return code;
  const files = JSON.parse(written) as readonly string[];
  const kept = files.filter((file) => !isThere(file));
  if (kept.length === files.length) return code;
  return code
    .replace(list, () => JSON.stringify(kept))
    .replace(asked, (numbers) =>
      JSON.stringify(
        (JSON.parse(numbers) as readonly number[]).flatMap((number) => {
          const place = kept.indexOf(files[number] ?? '');
          return place < 0 ? [] : [place];
        }),
      ),
    );
};

/** Finds the stylesheets of the frame and of the modules it imports. */
const sheetsOfFrame = (bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const walk = (file: string, seen: Set<string>): Set<string> => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunk.imports) walk(imported, seen);
    return seen;
  };
  const frame = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'frame');
  const chunks = [...walk(frame?.fileName ?? '', new Set())].flatMap((file) => bundle[file] ?? []);
  return new Set(
    chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [])),
  );
};

/**
 * Every document contains the frame's rules, so no script has to load its stylesheets. Their names would otherwise be
 * in each script that imports.
 */
export const frameSheets = (): Plugin => ({
  name: 'frame-sheets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const there = sheetsOfFrame(bundle);
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withoutFiles(file.code, (name) => there.has(name));
    },
  },
});
