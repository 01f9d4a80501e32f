import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = globSync('src/ui/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
const sheet = (name: string): string => sheets.find(([file]) => file.endsWith(`/${name}`))?.[1] ?? '';

/** Where a query of the window's width divides: the first width that belongs to the wider side. */
const dividesAt = (css: string): readonly number[] =>
  [...css.matchAll(/@media ([^{]*width[^{]*)/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/(max-width: )?(\d+)px/g)].map(([, below, px]) => Number(px) + (below ? 1 : 0)),
  );

describe('pages', () => {
  it('are laid out anew at the same widths everywhere, and parts at three of their own · UI-7', () => {
    const widths = new Set(sheets.flatMap(([, css]) => dividesAt(css)));
    expect([...widths].toSorted((a, b) => a - b)).toEqual([350, 375, 480, 640, 768, 1024]);
  });

  it.each(['Header', 'Navigation', 'TopBar', 'Footer'])('are at most 1280 px wide: %s · UI-7', (part) =>
    expect(sheet(`${part}.module.css`)).toContain('max-width: 1280px;'),
  );

  it('hold what editors wrote in twelve columns of 1240 px together · UI-7', () => {
    const [, column] = /repeat\(12, minmax\(0, ([\d.]+)px\)\)/.exec(sheet('Blocks.module.css')) ?? [];
    expect(Math.round(12 * Number(column))).toBe(1240);
  });

  it('have the cart beside them in 32 rem, and small pictures of 34 px in the search · UI-7', () => {
    expect(sheet('Dialog.module.css')).toMatch(/\.end \{\s*width: min\(32rem, 100%\);/);
    expect(sheet('suggestions.module.css')).toMatch(/width: 34px;\s*height: 34px;/);
  });
});

describe('a grid of products', () => {
  /** How many columns its queries say, from which width on. */
  const columns = [
    ...sheet('product-grid.module.css').matchAll(
      /@media \(width >= (\d+)px\) \{[^@]*?\[data-view="grid"\] \{\s*grid-template-columns: ([^;]+);/g,
    ),
  ].map(([, from, template]) => [Number(from), template]);

  it('has one column, two from 350 px, three from 480, four where there is room from 1024 · CAT-11', () => {
    expect(sheet('product-grid.module.css')).toMatch(
      /^\.grid \{[^}]*grid-template-columns: minmax\(0, 1fr\);/,
    );
    expect(columns).toEqual([
      [350, 'repeat(2, minmax(0, 1fr))'],
      [480, 'repeat(3, minmax(0, 1fr))'],
      [1024, 'repeat(auto-fill, minmax(max(200px, 25% - var(--card-gap)), 1fr))'],
    ]);
  });
});
