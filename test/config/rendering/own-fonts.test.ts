import { expect, it } from 'vitest';
import { ownFonts } from '../../../src/config/rendering/own-fonts.ts';

it('removes the fonts that the shop does not use, and nothing else', () => {
  const own = '@font-face{font-family:Figtree Variable;src:url(a)}';
  const foreign = '@font-face{font-family:"Outfit Variable";src:url(b)}';
  const sheet = `${foreign}${own}.card{color:red}`;
  expect(ownFonts(sheet, "'Figtree Variable', 'Figtree Fallback', sans-serif")).toBe(
    `${own}.card{color:red}`,
  );
});
