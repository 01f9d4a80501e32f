import { luminance } from '../../../shared/svg/colour.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { pick } from '../../../shared/svg/random.ts';
import type { BoxArt } from '../../seed/range/art-type.ts';
import type { PaperBox } from '../clean-art.ts';
import type { Solid } from './projection.ts';

/** A carton being drawn: where its paint goes, how big it is, and its own random numbers. */
export interface CartonSheet {
  readonly ink: Ink;
  readonly solid: Solid;
  readonly art: BoxArt;
  readonly random: () => number;
}

const layouts = ['full', 'white', 'full', 'split'] as const;

/** One layout for each family of a maker, so that its packs stand together on a shelf. */
export const layoutOf = ({ manufacturer, name, onPaper }: PaperBox) =>
  onPaper ? 'white' : pick(layouts, `${manufacturer} ${name.split(' ')[0]}`);

/** The accent where it is to be seen on white. */
export const accentOf = ({ colours }: BoxArt): string =>
  luminance(colours.accent) > 0.6 ? colours.second : colours.accent;

/** Cuts a drawing off at the edges of its face. */
export const clipped = (ink: Ink, width: number, height: number, body: string): string =>
  `<g clip-path="${ink.clip(`<rect width="${n(width)}" height="${n(height)}"/>`)}">${body}</g>`;
