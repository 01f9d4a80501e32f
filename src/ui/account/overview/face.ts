import type { HeroLayout } from '../../../application/shared/shop.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';

/** The drawing beside the greeting, matching the shop's home page. */
export const greetingDrawing: Readonly<Record<HeroLayout, DrawingName>> = {
  blob: 'hand-parcel',
  split: 'scene-desk',
  wide: 'scene-beach',
  quiet: 'hand-fingertip',
  advice: 'optician-1',
};
