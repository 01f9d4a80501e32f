import type { Plugin, Rolldown } from 'vite';

const list = /(?<=__vite__mapDeps=.*?m\.f=)\[[^\]]*\]/;
const asked = /(?<=__vite__mapDeps\()\[[\d,]*\]/g;

/** What a script asks for besides the scripts that it imports later, without the files that are there anyhow. */
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

/** The sheets of the frame and of what it stands on. */
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

/** Every document has the rules of the frame, so no script asks for its sheets: their names would be in each that imports. */
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
