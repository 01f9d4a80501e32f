import { onNothing } from './drawing.ts';
import { bottle, bowl, pair } from './objects.ts';
import { circle, fill, GLASS, INK, line, MAGENTA, PAPER, shape } from './sheet.ts';

const SIZE = [400, 400] as const;
/** Thick lines, because these are shown very small. No background, so that the page's colour shows. */
const lenses = (): string =>
  onNothing(
    SIZE,
    `${line('M200 26V374', 5, INK, ' stroke-dasharray="34 10 4 10"')}${bowl(200, 150, 148, 9)}${line('M52 350V318M348 350V318M52 334H348', 5, MAGENTA)}${fill('M52 334l26-10v20zM348 334l-26-10v20z', MAGENTA)}`,
  );

const care = (): string =>
  onNothing(
    SIZE,
    `${bottle(150, 366, 330, 9)}${shape('M302 176C332 220 352 252 352 284A50 50 0 0 1 252 284C252 252 272 220 302 176Z', GLASS, 9)}${line('M276 288a28 28 0 0 0 20 26', 8, '#ffffff')}${line('M150 208v36M132 226h36', 9, MAGENTA)}${line('M40 366H368', 9)}`,
  );

const sunglasses = (): string =>
  onNothing(
    SIZE,
    `${circle(200, 104, 44, PAPER, 8, MAGENTA)}${line(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return `M${Math.round(200 + Math.cos(a) * 60)} ${Math.round(104 + Math.sin(a) * 60)}L${Math.round(200 + Math.cos(a) * 80)} ${Math.round(104 + Math.sin(a) * 80)}`;
      }).join(''),
      6,
      MAGENTA,
    )}${pair(200, 272, 1.16, INK, 9)}${line('M64 294L128 232M246 310L330 232', 7, '#ffffff', ' opacity=".8"')}`,
  );

/** The lines of a book, larger behind a lens. */
const reading = (): string =>
  onNothing(
    SIZE,
    `${shape('M200 352C150 322 90 318 34 332V172C90 158 150 162 200 192C250 162 310 158 366 172V332C310 318 250 322 200 352Z', PAPER, 9)}${line('M200 192V352', 6)}${line('M64 286q52-8 104 10M64 310q52-8 104 10M232 296q52-18 104-10M232 320q52-18 104-10', 5)}${pair(200, 152, 1.16, GLASS, 10)}${line('M62 140h78M62 162h78M260 140h78M260 162h78', 9, MAGENTA)}`,
  );

export const tiles = {
  'tile-lenses': lenses,
  'tile-care': care,
  'tile-sunglasses': sunglasses,
  'tile-reading': reading,
};
