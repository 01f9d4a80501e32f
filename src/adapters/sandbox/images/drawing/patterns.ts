import type { BoxPattern } from '../../seed/range/art-type.ts';
import type { Pattern } from './pattern-canvas.ts';
import { arcs, facets, iris, petals, rings } from './patterns-of-lines.ts';
import { drops, horizon, leaves, mist, waves } from './patterns-of-water.ts';

/** The prints of packs, by name. */
export const patterns: Readonly<Record<BoxPattern, Pattern>> = {
  waves,
  rings,
  facets,
  drops,
  mist,
  horizon,
  leaves,
  arcs,
  iris,
  petals,
};
