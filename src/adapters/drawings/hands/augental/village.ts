import { type Ink, n } from '../../../shared/svg/ink.ts';
import { house, LIT, panes } from './house.ts';
import { box, cut, fill, line, paint, type Random } from './kit.ts';
import type { Light } from './light.ts';

/** The village's church, with an onion dome of green copper. */
export const church = (random: Random, light: Light, x: number, y: number, s: number): string => {
  const { at, season } = light;
  const white = at('#fbf4e4');
  const roof = season === 'winter' ? at('#fbfdfe') : at('#8a4a36');
  const copper = at('#4f9a8c');
  const hands = `M${n(x)} ${n(y - s * 1.32)}v${n(-s * 0.08)}M${n(x)} ${n(y - s * 1.32)}l${n(s * 0.06)} ${n(s * 0.03)}`;
  return [
    fill(box(random, x + s * 0.1, y - s * 0.62, s * 1.04, s * 0.62, 0.8), white),
    fill(
      cut(
        random,
        [
          [x + s * 0.06, y - s * 0.58],
          [x + s * 0.3, y - s * 1.02],
          [x + s * 1, y - s * 1.02],
          [x + s * 1.22, y - s * 0.58],
        ],
        1,
      ),
      roof,
    ),
    fill(box(random, x - s * 0.21, y - s * 1.62, s * 0.42, s * 1.62, 0.8), white),
    fill(box(random, x + s * 0.06, y - s * 1.62, s * 0.15, s * 1.62, 0.6), at('#b9a6b4'), 0.4),
    fill(
      `M${n(x - s * 0.25)} ${n(y - s * 1.6)}Q${n(x)} ${n(y - s * 1.72)} ${n(x + s * 0.25)} ${n(y - s * 1.6)}C${n(x + s * 0.22)} ${n(y - s * 1.72)} ${n(x + s * 0.12)} ${n(y - s * 1.74)} ${n(x + s * 0.12)} ${n(
        y - s * 1.8,
      )}C${n(x + s * 0.34)} ${n(y - s * 1.92)} ${n(x + s * 0.2)} ${n(y - s * 2.1)} ${n(x)} ${n(y - s * 2.34)}C${n(x - s * 0.2)} ${n(y - s * 2.1)} ${n(x - s * 0.34)} ${n(y - s * 1.92)} ${n(x - s * 0.12)} ${n(
        y - s * 1.8,
      )}C${n(x - s * 0.12)} ${n(y - s * 1.74)} ${n(x - s * 0.22)} ${n(y - s * 1.72)} ${n(x - s * 0.25)} ${n(y - s * 1.6)}Z`,
      copper,
    ),
    line(
      `M${n(x - s * 0.1)} ${n(y - s * 1.96)}Q${n(x - s * 0.06)} ${n(y - s * 2.1)} ${n(x)} ${n(y - s * 2.2)}`,
      at('#b9e0d0'),
      s * 0.05,
      0.7,
    ),
    line(
      `M${n(x)} ${n(y - s * 2.32)}v${n(-s * 0.2)}M${n(x - s * 0.06)} ${n(y - s * 2.44)}h${n(s * 0.12)}`,
      at(paint.honey),
      s * 0.04,
    ),
    `<circle cx="${n(x)}" cy="${n(y - s * 1.32)}" r="${n(s * 0.12)}" fill="${at('#fffaf0')}" stroke="${at(paint.plum)}" stroke-width="${n(s * 0.03)}"/>`,
    line(hands, at(paint.plum), s * 0.03),
    panes(random, light, [
      [x - s * 0.07, y - s * 1.06, s * 0.14, s * 0.24],
      [x + s * 0.36, y - s * 0.46, s * 0.14, s * 0.28],
      [x + s * 0.62, y - s * 0.46, s * 0.14, s * 0.28],
      [x + s * 0.88, y - s * 0.46, s * 0.14, s * 0.28],
    ]),
    fill(
      `M${n(x - s * 0.08)} ${n(y)}v${n(-s * 0.2)}q${n(s * 0.08)} ${n(-s * 0.12)} ${n(s * 0.16)} 0v${n(s * 0.2)}Z`,
      at('#6e4630'),
    ),
  ].join('');
};

/** The optician's house: a big window, and a pair of glasses as its sign. */
export const shop = (random: Random, light: Light, x: number, y: number, w: number): string => {
  const { at } = light;
  const sign = light.lamps ? LIT : at(paint.honey);
  const show = light.lamps ? LIT : at('#a9d3d3');
  const front = y - w * 0.3;
  return [
    house(random, light, { x, y, width: w, wall: '#dff0ec', wood: '#b98252', roof: paint.plum }),
    fill(box(random, x - w * 0.38, front, w * 0.5, w * 0.22, 0.6), show),
    line(
      `M${n(x - w * 0.3)} ${n(front + w * 0.12)}h${n(w * 0.08)}m${n(w * 0.05)} 0h${n(w * 0.08)}m${n(w * 0.05)} 0h${n(w * 0.08)}`,
      at(paint.brick),
      3,
      0.9,
    ),
    fill(box(random, x + w * 0.19, front - w * 0.02, w * 0.17, w * 0.32, 0.5), at(paint.teal)),
    fill(
      Array.from(
        { length: 6 },
        (_, index) =>
          `M${n(x - w * 0.42 + index * w * 0.097)} ${n(front - w * 0.07)}h${n(w * 0.097)}v${n(w * 0.08)}q${n(-w * 0.048)} ${n(w * 0.05)} ${n(-w * 0.097)} 0Z`,
      )
        .filter((_, index) => index % 2 === 0)
        .join(''),
      at(paint.brick),
    ),
    fill(
      Array.from(
        { length: 6 },
        (_, index) =>
          `M${n(x - w * 0.42 + index * w * 0.097)} ${n(front - w * 0.07)}h${n(w * 0.097)}v${n(w * 0.08)}q${n(-w * 0.048)} ${n(w * 0.05)} ${n(-w * 0.097)} 0Z`,
      )
        .filter((_, index) => index % 2 === 1)
        .join(''),
      at('#fff4de'),
    ),
    line(`M${n(x + w * 0.45)} ${n(front - w * 0.12)}h${n(w * 0.3)}`, at(paint.bark), 2.6),
    `<g fill="none" stroke="${sign}" stroke-width="${n(w * 0.032)}"><circle cx="${n(x + w * 0.53)}" cy="${n(front)}" r="${n(w * 0.066)}"/><circle cx="${n(x + w * 0.69)}" cy="${n(front)}" r="${n(
      w * 0.066,
    )}"/></g>`,
    line(
      `M${n(x + w * 0.596)} ${n(front)}h${n(w * 0.03)}M${n(x + w * 0.53)} ${n(front - w * 0.12)}v${n(w * 0.04)}M${n(x + w * 0.69)} ${n(front - w * 0.12)}v${n(w * 0.04)}`,
      sign,
      w * 0.022,
    ),
  ].join('');
};

/** Warm light around windows and lanterns in the dark. */
export const shine = (
  ink: Ink,
  light: Light,
  places: readonly (readonly [number, number, number])[],
): string =>
  light.lamps
    ? places
        .map(
          ([x, y, reach]) =>
            `<circle cx="${x}" cy="${y}" r="${reach}" fill="${ink.radial([
              [0, '#ffcf70', light.part === 'night' ? 0.55 : 0.4],
              [1, '#ffcf70', 0],
            ])}"/>`,
        )
        .join('')
    : '';
