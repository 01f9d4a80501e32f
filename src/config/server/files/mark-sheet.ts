import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { glyphs, marks } from '../../../ui/art/marks/glyphs.ts';
import { brands } from '../../brands/brands.ts';
import type { Colours } from '../../brands/theme.ts';

/** How each shop draws the marks in its footer: `k` is the class of lines, `f` of areas, `s` and `a` of the second colour. */
const hands: Readonly<Record<BrandId, (outline: string) => string>> = {
  okulino: (d) => `<path class="f k" d="${d}" stroke-width="2.3"/>`,
  linsenwerk: (d) =>
    `<path class="s" d="M0 3V0H3M19 0H22V3M22 19V22H19M3 22H0V19" fill="none" stroke-width=".9"/><path class="f k" d="${d}" stroke-width="1.2" stroke-linejoin="miter"/>`,
  viszola: (d) =>
    `<path class="a" d="${d}" transform="translate(1.8 1.8)" opacity=".35"/><path class="k" d="${d}" fill="none" stroke-width="1.8" stroke-linejoin="bevel"/>`,
  opalys: (d) => `<path d="${d}" fill="url(#h)"/><path class="k" d="${d}" fill="none" stroke-width="1"/>`,
  augental: (d) =>
    `<ellipse class="f" cx="11" cy="12.5" rx="11" ry="8.5"/><path class="k" d="${d}" fill="none" stroke-width="1.7"/>`,
};

const inks = ({ primary, tint, secondary }: Colours): string =>
  `.k{stroke:${primary}}.f{fill:${tint}}.s{stroke:${secondary}}.a{fill:${secondary}}`;

/** The URL of the sheet, resolved by the shop's host name; stylesheets refer to it. */
export const marksUrl = '/drawings/marks.svg';

/** The side length of a cell. Units: CSS px. */
const cell = 22;

/**
 * The marks in the footer of a shop, one below the other: payment methods, carriers in a second column, loyalty
 * programmes in a third. A separate file, so that pages stay small. Source: MARK-2.
 */
export const markSheet = (brand: BrandId): string => {
  const { shop, theme } = brands[brand];
  const columns = [shop.marks.payment, shop.marks.shipping, ['miles_and_more']];
  const drawn = columns.flatMap((codes, column) =>
    codes.map((code, row) => {
      const [glyph] = marks[code] ?? [];
      return glyph === undefined
        ? ''
        : `<g transform="translate(${column * cell + 1.5} ${row * cell + 1.5}) scale(.86)">${hands[brand](glyphs[glyph])}</g>`;
    }),
  );
  const [width, height] = [cell * columns.length, cell * Math.max(...columns.map(({ length }) => length))];
  const hatch =
    brand === 'opalys'
      ? '<pattern id="h" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="s" d="M0 0V3" stroke-width=".9"/></pattern>'
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round"><style>${inks(theme.colours)}@media(prefers-color-scheme:dark){${inks(theme.night.colours)}}</style>${hatch}${drawn.join('')}</svg>`;
};
