import { lighter } from '../../../shared/svg/colour.ts';
import { type Ink, makeInk } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { document, line, type Random, strokes, tooth, wash } from './kit.ts';

export const scene = (name: string, colour: string, body: (random: Random, ink: Ink) => string): string => {
  const random = randomFrom(`augental-${name}`);
  const ink = makeInk('s');
  const inside = `${wash(random, [30, 16, 540, 344], colour)}${line(strokes(random, { count: 12, in: [70, 40, 460, 280], length: 160, angle: -12, bend: 10 }), lighter(colour, 0.4), 18, 0.28)}${body(random, ink)}`;
  return document([600, 400], inside, ink.defs() + tooth(randomFrom('tooth')));
};
