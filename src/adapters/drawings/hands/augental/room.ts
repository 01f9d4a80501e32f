import { darker, lighter } from '../../../shared/svg/colour.ts';
import { type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { personOf } from '../../cast.ts';
import {
  box,
  brushed,
  clipped,
  document,
  fill,
  group,
  line,
  type Random,
  rough,
  strokes,
  tooth,
} from './kit.ts';
import { spectacles } from './optics.ts';
import { bust } from './person.ts';

export const room = (name: string, body: (random: Random, ink: Ink) => string): string => {
  const random = randomFrom(`augental-${name}`);
  const ink = makeInk('r');
  const inside = `${body(random, ink)}<path d="M0 0H600V400H0Z" fill="url(#tooth)"/>`;
  return document([600, 400], inside, ink.defs() + tooth(randomFrom('tooth')));
};

export const wall = (random: Random, colour: string): string =>
  `<path d="M0 0H600V400H0Z" fill="${colour}"/>` +
  line(
    strokes(random, { count: 18, in: [0, 10, 600, 360], length: 170, angle: -12, bend: 10 }),
    lighter(colour, 0.35),
    22,
    0.26,
  ) +
  line(
    strokes(random, { count: 12, in: [0, 10, 600, 360], length: 130, angle: -8, bend: 10 }),
    darker(colour, 0.1),
    18,
    0.16,
  );

/** A window with hills and a steeple, seen from indoors. */
export const view = (
  random: Random,
  ink: Ink,
  [x, y, w, h]: readonly [number, number, number, number],
): string => {
  const glass = box(random, x, y, w, h, 1);
  const inside = [
    fill(glass, '#bfe0e0'),
    fill(
      `M${x - 10} ${y + h * 0.62}L${x + w * 0.22} ${y + h * 0.32}L${x + w * 0.36} ${y + h * 0.46}L${x + w * 0.62} ${y + h * 0.14}L${x + w * 1.1} ${y + h * 0.7}V${y + h}H${x - 10}Z`,
      '#93a8b4',
    ),
    fill(
      `M${x + w * 0.62} ${y + h * 0.14}L${x + w * 0.5} ${y + h * 0.3}L${x + w * 0.6} ${y + h * 0.26}L${x + w * 0.66} ${y + h * 0.34}L${x + w * 0.78} ${y + h * 0.33}Z`,
      '#fbfcfd',
    ),
    fill(
      `M${x - 10} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.6} ${y + h * 0.68}T${x + w + 10} ${y + h * 0.62}V${y + h}H${x - 10}Z`,
      '#7fa66c',
    ),
    fill(
      `M${x + w * 0.2} ${y + h * 0.82}v${-h * 0.3}l${w * 0.04} ${-h * 0.14}l${w * 0.04} ${h * 0.14}v${h * 0.3}Z`,
      '#fbf4e4',
    ),
    fill(`M${x + w * 0.19} ${y + h * 0.53}l${w * 0.05} ${-h * 0.19}l${w * 0.05} ${h * 0.19}Z`, '#4f9a8c'),
    fill(
      `M${x - 10} ${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.72} ${x + w + 10} ${y + h * 0.84}V${y + h}H${x - 10}Z`,
      '#a3bf62',
    ),
    line(
      `M${x + w * 0.1} ${y + h * 0.2}l${w * 0.22} ${-h * 0.1}M${x + w * 0.08} ${y + h * 0.32}l${w * 0.12} ${-h * 0.06}`,
      '#ffffff',
      6,
      0.5,
    ),
  ].join('');
  return [
    clipped(ink.clip(`<path d="${glass}"/>`), inside),
    `<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="none" stroke="#fbf4e4" stroke-width="11"/>`,
    line(`M${x + w / 2} ${y}v${h}M${x} ${n(y + h * 0.42)}h${w}`, '#fbf4e4', 6),
    line(`M${x - 8} ${y + h + 8}h${w + 16}`, '#e6d3b4', 10),
  ].join('');
};

export const shelf = (x: number, y: number, w: number): string =>
  line(`M${x} ${y}h${w}`, '#a8703f', 9) + line(`M${x} ${y + 6}h${w}`, '#6e4630', 3, 0.5);

export const frames = (x: number, y: number, colours: readonly string[]): string =>
  colours.map((colour, index) => group(spectacles(colour, '#e8f4f2', 0.7), x + index * 62, y, 0.23)).join('');

export const planks = (random: Random, y: number, colour: string, height = 400 - y): string =>
  [
    rough(box(random, -10, y, 620, height + 10), colour),
    fill(`M-10 ${y}H610V${y + 15}H-10Z`, lighter(colour, 0.3)),
    line(`M-10 ${y + 17}H610`, darker(colour, 0.35), 3, 0.4),
    brushed(
      strokes(random, { count: 16, in: [0, y + 28, 600, Math.max(10, height - 34)], length: 90, angle: 1 }),
      darker(colour, 0.25),
      2.6,
      0.4,
    ),
    brushed(
      strokes(random, { count: 9, in: [0, y + 26, 600, Math.max(10, height - 34)], length: 70, angle: 1 }),
      lighter(colour, 0.4),
      2.6,
      0.4,
    ),
  ].join('');

export const moser = (ink: Ink, x: number, y: number, scale: number): string =>
  group(bust(personOf('optician-1').person, ink, 'augental-moser'), x - 200 * scale, y, scale);
