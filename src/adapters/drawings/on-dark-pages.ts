import type { DrawingName } from '../../domain/content/drawing.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Drawings with dark ink and no background: they would be invisible on a dark page. */
const inked: Readonly<Partial<Record<BrandId, RegExp>>> = {
  linsenwerk: /^(state|tile)-/,
  opalys: /^(state|tile|eye)-/,
};

/** An eye keeps its bright white and glint and its dark pupil: their colours are the inverse of what is seen. */
const chalk =
  '<style>@media(prefers-color-scheme:dark){:root{filter:invert(1) hue-rotate(180deg)}.pupil{fill:#f4f6ff}.glint{fill:#000}.white>*{fill:#4a5169}.iris>*{fill:#e4e9fb;opacity:1}}</style>';

/** Inverts the ink of such drawings on dark pages. Source: DARK-3. */
export const onDarkPages = (brand: BrandId, name: DrawingName, svg: string): string =>
  inked[brand]?.test(name) ? svg.replace('>', `>${chalk}`) : svg;
