import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../src/config/brands/brands.ts';
import { makeDrawings } from '../../../../src/config/server/files/drawings.ts';
import { markSheet, marksUrl } from '../../../../src/config/server/files/mark-sheet.ts';
import type { Visit } from '../../../../src/config/server/visit.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { glyphs, marks } from '../../../../src/ui/art/marks/glyphs.ts';

const ask = (brand: BrandId, headers: Record<string, string> = {}) =>
  makeDrawings(() => ({ brand }) as Visit, { now: () => 0 }).request(marksUrl, { headers });

const glyphOf = (code: string): string => {
  const [glyph] = marks[code] ?? [];
  if (!glyph) throw new Error(`Nothing is drawn for ${code}`);
  return glyphs[glyph];
};

const cellsOf = (sheet: string) =>
  [...sheet.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)[^>]*>(.*?)<\/g>/g)].map(
    ([, x, y, drawn = '']) => ({ column: (Number(x) - 1.5) / 22, row: (Number(y) - 1.5) / 22, drawn }),
  );

describe('the sheet of badges in the footer', () => {
  it.each(brandIds)('has the badges of %s in the order of their names · MARK-2', (brand) => {
    const { payment, shipping } = brands[brand].shop.marks;
    const cells = cellsOf(markSheet(brand));
    for (const [column, codes] of [payment, shipping, ['miles_and_more']].entries())
      expect(
        cells.filter((cell) => cell.column === column).map(({ row, drawn }) => [row, drawn]),
        `column ${column}`,
      ).toEqual(codes.map((code, row) => [row, expect.stringContaining(glyphOf(code))]));
  });

  it('has a style for each shop, and dark colours · MARK-2', () => {
    const hands = brandIds.map((brand) => cellsOf(markSheet(brand))[0]?.drawn);
    expect(new Set(hands).size).toBe(brandIds.length);
    for (const brand of brandIds)
      expect(markSheet(brand)).toContain(
        `@media(prefers-color-scheme:dark){.k{stroke:${brands[brand].theme.night.colours.primary}}`,
      );
  });

  it('depends on the host of the shop, and is not sent again if unchanged · MARK-2', async () => {
    const [one, other] = await Promise.all([ask('opalys'), ask('viszola')]);
    expect(await one.text()).toBe(markSheet('opalys'));
    expect(await other.text()).toBe(markSheet('viszola'));
    expect(one.headers.get('vary')).toContain('host');
    const again = await ask('opalys', { 'if-none-match': one.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('has a position in the stylesheet for each name of the longest list · MARK-2', () => {
    const css = readFileSync('src/ui/layout/Marks.module.css', 'utf8');
    const longest = Math.max(
      ...brandIds.flatMap((brand) => Object.values(brands[brand].shop.marks).map(({ length }) => length)),
    );
    for (let row = 1; row < longest; row += 1)
      expect(css).toContain(`.marks li:nth-child(${row + 1}) {\n  --mark: -${row * 22}px;`);
  });
});
