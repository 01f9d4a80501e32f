import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** What pages made of some source modules need. */
export interface PageFiles {
  /** What the starter has to import, dependencies first; the entry is the last. */
  readonly scripts: readonly string[];
  /** What the first island of a document will need besides. */
  readonly ahead?: readonly string[];
  /** The sheets that came with the page and that a script would ask for: no script asks for the frame's. */
  readonly sheets: readonly string[];
  /** The rules of all its sheets in the order in which they count, to be sent with the page. */
  readonly css: string;
}

/**
 * A document with parts that become alive, one that is alive as a whole, or the app that runs from the cart to the
 * account.
 */
export type PageKind = 'page' | 'whole' | 'app';

/** A sheet, and the classes whose rules stand in it. */
export interface LaterSheet {
  readonly file: string;
  readonly classes: readonly string[];
}

/** The built files that a page names. */
export interface Assets {
  readonly starter: string;
  readonly filesOf: (kind: PageKind, sources: readonly string[]) => PageFiles;
  /** Where the words of a brand and language are: `*` stands for the part of the shop. */
  readonly words: (brand: BrandId, locale: Locale) => string;
  /** Short names of the theme's custom properties, as the sheets know them. */
  readonly properties?: Readonly<Record<string, string>>;
  /** The sheet of a shop for dark pages, forced colours and paper; none in development. */
  readonly conditions?: Readonly<Record<BrandId, string>>;
  /** What public pages need no sooner than below their first windows; none in development. */
  readonly later?: LaterSheet;
  /** Development only: what hot reloading needs in the head. */
  readonly devHead?: string;
}

const entries: Readonly<Record<PageKind, string>> = {
  page: 'src/config/entry-page.ts',
  whole: 'src/config/entry-page.ts',
  app: 'src/config/entry-client.tsx',
};
const starter = 'src/config/starter.ts';
/** Brings a document alive as a whole: what it imports is the page itself. */
const wholePage = 'src/ui/page-island.tsx';
/** What a page needs that could not be shown, or is not there. */
export const errorParts = 'group:errors';

/** From the build's manifest: the files behind source modules. `readSheet` gives a sheet's text. */
export const pageFiles = (manifest: Manifest, readSheet: (file: string) => string): Assets['filesOf'] => {
  const walk = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    for (const imported of chunk.imports ?? []) walk(imported, seen);
    return seen.add(key);
  };
  /** The sheets that scripts of a document with parts may ask for, sooner or later. */
  const askedFor = (): ReadonlySet<string> => {
    const seen = new Set<string>();
    const follow = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      for (const next of key === wholePage ? [] : [...imports, ...dynamicImports]) follow(next);
    };
    follow(entries.page);
    return new Set([...seen].flatMap((key) => manifest[key]?.css ?? []));
  };
  const known = (key: string | undefined, what: string): string => {
    if (key === undefined || !manifest[key]) throw new Error(`The build has no file of its own for ${what}`);
    return key;
  };
  /** The file of a group of `chunk-groups.ts`. */
  const named = (name: string) =>
    known(
      Object.keys(manifest).find((key) => manifest[key]?.name === name),
      name,
    );
  const chunksOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key] ?? []);
  const made = new Map<string, PageFiles>();
  const asked = askedFor();
  return (kind, sources) => {
    const name = [kind, ...sources].join();
    const before = made.get(name);
    if (before) return before;
    const entry = entries[kind];
    const needed = [entry, ...sources].reduce(
      (seen, source) => walk(source === errorParts ? named('errors') : known(source, source), seen),
      new Set<string>(),
    );
    needed.delete(entry);
    // The frame's own rules come first, so that a page's count over them.
    const frame = [...walk(named('frame'), new Set())];
    const sheetsOf = (keys: readonly string[]) => [...new Set(chunksOf(keys).flatMap(({ css = [] }) => css))];
    const sheets = sheetsOf([...frame, entry, ...needed]);
    const framed = new Set(sheetsOf(frame));
    const isNamed = (file: string) => !framed.has(file) && (kind !== 'page' || asked.has(file));
    const filesOf = (keys: Iterable<string>) => chunksOf(keys).map(({ file }) => `/${file}`);
    const scripts = filesOf(kind === 'app' ? [...needed, entry] : walk(entry, new Set()));
    const files = {
      scripts,
      ...(kind !== 'app' && {
        ahead: filesOf(walk(named('islands'), new Set())).filter((file) => !scripts.includes(file)),
      }),
      sheets: sheets.filter(isNamed).map((file) => `/${file}`),
      css: sheets.map(readSheet).join(''),
    };
    made.set(name, files);
    return files;
  };
};

export const wordFilesOf =
  (files: Readonly<Record<string, string>>): Assets['words'] =>
  (brand, locale) =>
    files[`${brand}/${locale}`] ?? '';

/** Reads what the client's build wrote. */
export const readAssets = (directory: string): Assets => {
  const json = <A>(file: string): A => JSON.parse(readFileSync(`${directory}/.vite/${file}`, 'utf8')) as A;
  const manifest = json<Manifest>('manifest.json');
  return {
    starter: `/${manifest[starter]?.file ?? ''}`,
    filesOf: pageFiles(manifest, (file) => readFileSync(`${directory}/${file}`, 'utf8').trim()),
    words: wordFilesOf(json('words.json')),
    properties: json('properties.json'),
    conditions: json('conditions.json'),
    later: json('later.json'),
  };
};
