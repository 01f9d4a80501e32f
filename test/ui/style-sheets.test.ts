import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheets = globSync('src/ui/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
const sheet = (name: string): string => sheets.find(([file]) => file.endsWith(`/${name}`))?.[1] ?? '';

/** An em in a media query is the font size that a reader has set in the browser: usually 16 px. */
const pixels = (em: string | undefined): number => Number(em) * 16;
const queries = (css: string): readonly string[] =>
  [...css.matchAll(/@media ([^{]*)/g)].map(([, query = '']) => query);
/** The breakpoints of the width queries. Units: px. */
const dividesAt = (css: string): readonly number[] =>
  queries(css).flatMap((query) => [...query.matchAll(/([\d.]+)em/g)].map(([, em]) => pixels(em)));

describe('pages', () => {
  it('have the same breakpoints everywhere, one for very large text, and four for single components · UI-7', () => {
    const widths = new Set(sheets.flatMap(([, css]) => dividesAt(css.replaceAll('(height >= 43.75em)', ''))));
    expect([...widths].toSorted((a, b) => a - b)).toEqual([288, 350, 375, 480, 640, 768, 1024, 1280]);
  });

  it('use no pixels in media queries, so that large text gets the layout of a smaller window · UI-7', () => {
    for (const [file, css] of sheets)
      for (const query of queries(css)) expect(query, file).not.toMatch(/px|(min|max)-width/);
  });

  it('use no character width as a unit, because it changes when a font is loaded · MOTION-1', () => {
    for (const [file, css] of sheets) expect(css, file).not.toMatch(/\dch\b/);
  });

  it.each(['Header', 'Navigation', 'TopBar', 'Footer'])('are at most 1280 px wide: %s · UI-7', (part) =>
    expect(sheet(`${part}.module.css`)).toContain('max-width: 1280px;'),
  );

  it('hold editors’ content in twelve columns of 1240 px in total · UI-7', () => {
    const [, column] = /repeat\(12, minmax\(0, ([\d.]+)px\)\)/.exec(sheet('Blocks.module.css')) ?? [];
    expect(Math.round(12 * Number(column))).toBe(1240);
  });

  it('have a cart drawer of 32 rem, and pictures of 34 px in the search suggestions · UI-7', () => {
    expect(sheet('Dialog.module.css')).toMatch(/\.end \{\s*width: min\(32rem, 100%\);/);
    expect(sheet('suggestions.module.css')).toMatch(/width: 34px;\s*height: 34px;/);
  });
});

it('no separator of a breadcrumb is read aloud · UI-23', () => {
  const added = [...sheet('breadcrumb.module.css').matchAll(/content: ([^;]+);/g)].map(([, text]) => text);
  expect(added).toEqual(['"/" / ""', '"‹" / ""']);
});

describe('a grid of products', () => {
  /** The number of columns in its queries, and from which width on. */
  const columns = [
    ...sheet('product-grid.module.css').matchAll(
      /@media \(width >= ([\d.]+)em\) \{[^@]*?\[data-view="grid"\] \{\s*grid-template-columns: ([^;]+);/g,
    ),
  ].map(([, from, template]) => [pixels(from), template]);

  it('has one column, two from 350 px, three from 480 px, four from 1024 px · CAT-11', () => {
    expect(sheet('product-grid.module.css')).toMatch(
      /^\.grid \{[^}]*grid-template-columns: minmax\(0, 1fr\);/,
    );
    expect(columns).toEqual([
      [350, 'repeat(2, minmax(0, 1fr))'],
      [480, 'repeat(3, minmax(0, 1fr))'],
      [1024, 'repeat(4, minmax(0, 1fr))'],
    ]);
  });
});

/** A class that a sheet lacks would be the word "undefined" among others. */
it('components name only classes that their stylesheets have', () => {
  const missing = globSync('src/ui/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const code = source.replaceAll(/^import .*$/gm, '').replaceAll(/'[^'\n]*'/g, '');
    return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(
      ([, name, path = '']) => {
        const css = readFileSync(join(dirname(file), path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
        const classes = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, one]) => one));
        return [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))]
          .filter(([, one]) => !classes.has(one))
          .map(([said]) => `${file}: ${said}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
