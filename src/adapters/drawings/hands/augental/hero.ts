import { makeInk } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { gripping } from './grip.ts';
import {
  box,
  brushed,
  document,
  fill,
  group,
  line,
  paint,
  type Random,
  rough,
  strokes,
  tooth,
} from './kit.ts';
import { at, bottle, carton, dropper, plant } from './objects.ts';
import { lensCase, softLens } from './optics.ts';
import { outlook } from './place.ts';
import { moser } from './room.ts';

const bench = (random: Random, [x, y, w, h]: readonly [number, number, number, number]): string =>
  [
    rough(box(random, x, y, w, h), paint.wood),
    fill(`M${x} ${y}h${w}v16h${-w}Z`, '#d9a874'),
    line(`M${x} ${y + 18}h${w}`, '#6e4630', 3, 0.4),
    brushed(
      strokes(random, { count: 14, in: [x, y + 26, w, h - 30], length: 90, angle: 1 }),
      '#8a5a36',
      2.6,
      0.45,
    ),
    brushed(
      strokes(random, { count: 8, in: [x, y + 26, w, h - 30], length: 70, angle: 1 }),
      '#e0b27c',
      2.6,
      0.45,
    ),
  ].join('');

const lensInHand = softLens(0, -8, 0.7) + group(gripping('#f1cbb2', '#f4ead6'), 0, 6, 0.94);

/** Frau Moser at an open-air counter in front of the valley; the left side is plain, for text. */
export const hero = (): string => {
  const random = randomFrom('augental-hero');
  const ink = makeInk('h');
  const body = [
    outlook(ink),
    moser(ink, 900, 88, 0.74),
    group(lensInHand, 730, 330, 1, -6),
    bench(random, [520, 424, 700, 90]),
    at(random, bottle('#e3f1ef', paint.teal), 588, 438, 0.92),
    at(random, lensCase, 650, 452, 0.7),
    at(random, dropper(paint.plum), 1036, 446, 0.9),
    at(random, carton(paint.teal, paint.honey), 1110, 450, 1),
    at(random, plant(paint.brick), 1176, 440, 0.9),
    '<path d="M0 0H1200V500H0Z" fill="url(#tooth)"/>',
  ].join('');
  return document([1200, 500], body, ink.defs() + tooth(randomFrom('tooth')));
};

/** The same for narrow screens: closer to Frau Moser, with the mountain above. */
export const heroTall = (): string => {
  const random = randomFrom('augental-hero-tall');
  const ink = makeInk('h');
  const body = [
    group(outlook(ink), -560, -6, 1),
    moser(ink, 214, 116, 0.64),
    group(lensInHand, 72, 322, 0.9, -8),
    bench(random, [-10, 406, 420, 110]),
    at(random, bottle('#e3f1ef', paint.teal), 52, 448, 0.84),
    at(random, lensCase, 140, 462, 0.7),
    at(random, dropper(paint.plum), 286, 450, 0.8),
    at(random, carton(paint.teal, paint.honey), 346, 456, 0.9),
    '<path d="M0 0H400V500H0Z" fill="url(#tooth)"/>',
  ].join('');
  return document([400, 500], body, ink.defs() + tooth(randomFrom('tooth')));
};
