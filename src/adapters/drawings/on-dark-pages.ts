import type { DrawingName } from '../../domain/content/drawing.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Dark ink with no sheet below it: on a dark page nobody would see it. */
const inked: Readonly<Partial<Record<BrandId, RegExp>>> = {
  linsenwerk: /^(state|tile)-/,
  opalys: /^(state|tile|eye)-/,
};

const chalk = '<style>@media(prefers-color-scheme:dark){:root{filter:invert(1) hue-rotate(180deg)}}</style>';

/** What was drawn, with its ink turned to chalk where the page is dark. Source: DARK-3. */
export const onDarkPages = (brand: BrandId, name: DrawingName, svg: string): string =>
  inked[brand]?.test(name) ? svg.replace('>', `>${chalk}`) : svg;
