import type { DrawingName } from '../../domain/content/drawing.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Drawings with dark ink and no background: they would be invisible on a dark page. */
const inked: Readonly<Partial<Record<BrandId, RegExp>>> = {
  linsenwerk: /^(state|tile)-/,
  opalys: /^(state|tile|eye)-/,
};

/** An eye keeps its bright white and glint and its dark pupil: their colours are the inverse of what is seen. */
const eye = '.pupil{fill:#f4f6ff}.glint{fill:#000}.white>*{fill:#4a5169}.iris>*{fill:#e4e9fb;opacity:1}';

const inverted = 'invert(1) hue-rotate(180deg)';
/** White turns dark grey, not black: the opal below the ink stays brighter than the page, and keeps its hues. */
const lifted = 'invert(.86) hue-rotate(180deg) brightness(1.16) saturate(1.6)';
const onOpal = /^(state|tile)-/;

const chalk = (brand: BrandId, name: DrawingName): string =>
  `<style>@media(prefers-color-scheme:dark){:root{filter:${brand === 'opalys' && onOpal.test(name) ? lifted : inverted}}${eye}}</style>`;

/** Inverts the ink of such drawings on dark pages. Source: DARK-3. */
export const onDarkPages = (brand: BrandId, name: DrawingName, svg: string): string =>
  inked[brand]?.test(name) ? svg.replace('>', `>${chalk(brand, name)}`) : svg;
