import type { HeroLayout } from '../../../application/shared/shop.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';

/** The one drawing beside the greeting, as each shop shows itself on its first page. */
export const greetingDrawing: Readonly<Record<HeroLayout, DrawingName>> = {
  blob: 'person-3',
  split: 'scene-desk',
  wide: 'person-5',
  quiet: 'hand-fingertip',
  advice: 'optician-1',
};
