import { luminance } from '../../../shared/svg/colour.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { pick } from '../../../shared/svg/random.ts';
import type { BoxArt } from '../../seed/range/art-type.ts';
import type { PaperBox } from '../clean-art.ts';
import type { Solid } from './projection.ts';

/** What is needed to draw a carton: its ink, its size, and its own random numbers. */
export interface CartonSheet {
  readonly ink: Ink;
  readonly solid: Solid;
  readonly art: BoxArt;
  readonly random: () => number;
}

const layouts = ['full', 'white', 'full', 'split'] as const;

/** Returns one layout for each product family of a manufacturer, so that its packs match. */
export const layoutOf = ({ manufacturer, name, onPaper }: PaperBox) =>
  onPaper ? 'white' : pick(layouts, `${manufacturer} ${name.split(' ')[0]}`);

/** Returns the accent colour that is visible on white. */
export const accentOf = ({ colours }: BoxArt): string =>
  luminance(colours.accent) > 0.6 ? colours.second : colours.accent;

/** Clips a drawing at the edges of its face. */
export const clipped = (ink: Ink, width: number, height: number, body: string): string =>
  `<g clip-path="${ink.clip(`<rect width="${n(width)}" height="${n(height)}"/>`)}">${body}</g>`;
