import { plate } from '../engraving/plate.ts';
import { box, type Points } from '../engraving/shape.ts';
import { eye } from '../eye/eye.ts';
import { BRONZE, PAPER, sheet, tinted } from '../sheet.ts';
import { pointing } from './hands/pointing.ts';

const STEPS = 5;

/** A guilloche rosette, as on bank notes, with `petals` petals between two radii. */
const rosette = (x: number, y: number, from: number, to: number, petals: number): string => {
  const [middle, deep] = [(from + to) / 2, (to - from) / 2];
  const count = petals * 11;
  const line = (phase: number): string => {
    let [atX, atY] = [0, 0];
    const moves = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      const far = middle + deep * Math.sin(angle * petals + phase);
      const [toX, toY] = [
        Math.round((x + Math.cos(angle) * far) * STEPS),
        Math.round((y + Math.sin(angle) * far) * STEPS),
      ];
      const move = `${index === 0 ? 'M' : index === 1 ? 'l' : ''}${toX - atX},${toY - atY}`;
      [atX, atY] = [toX, toY];
      return move;
    });
    return `${moves.join(' ')}z`;
  };
  return `<path transform="scale(${1 / STEPS})" fill="none" stroke="${BRONZE}" stroke-width="${0.7 * STEPS}" d="${[0, 2.1, 4.2].map(line).join('')}"/>`;
};

/** The complete drawing of an eye, embedded at this place and size. */
const eyeAt = (x: number, y: number, width: number): string =>
  eye('light', undefined, 7).replace(
    /^<svg[^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${Math.round((width * 2) / 3)}" viewBox="0 0 600 400">`,
  );

const opening = (
  width: number,
  height: number,
  eyePart: string,
  turned: string,
  hand: readonly [x: number, y: number, scale: number],
): string => {
  const drawn = plate(width, height);
  const lens: Points = pointing(drawn, ...hand);
  return sheet(
    width,
    height,
    `${tinted(box(0, 0, width, height))}${turned}${tinted(lens, PAPER, 0.8)}`,
    drawn,
    { over: eyePart },
  );
};

/** The opening picture of the shop: a finger brings a lens to an eye. */
export const hero = (): string =>
  opening(1200, 500, eyeAt(500, 16, 690), rosette(330, 186, 120, 190, 18), [330, 264, 0.98]);

/** The same for narrow screens: the eye above, the hand below. */
export const heroTall = (): string =>
  opening(400, 500, eyeAt(4, -2, 392), rosette(236, 350, 84, 132, 16), [236, 398, 0.7]);
