import { darker, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { box, cut, fill, line, paint, type Random } from './kit.ts';
import type { Light } from './light.ts';

export const LIT = '#ffd47a';

export const panes = (
  random: Random,
  light: Light,
  places: readonly (readonly [number, number, number, number])[],
): string => {
  const glass = light.lamps ? LIT : light.at('#4d6f7c');
  return (
    fill(places.map(([x, y, w, h]) => box(random, x, y, w, h, 0.4)).join(''), glass) +
    line(
      places
        .map(([x, y, w, h]) => `M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`)
        .join(''),
      light.at('#fdf6e8'),
      1.2,
      0.9,
    )
  );
};

export interface House {
  readonly x: number;
  /** Its position. */
  readonly y: number;
  readonly width: number;
  readonly wall?: string;
  readonly wood?: string;
  readonly roof?: string;
  readonly shutters?: string;
}

/** A farmhouse with its gable to the front: plaster below, wood above, flowers on the balcony. */
export const house = (
  random: Random,
  light: Light,
  { x, y, width: w, wall = '#f6ead2', wood = '#a8693f', roof = '#8a4a36', shutters = paint.teal }: House,
): string => {
  const { at, season } = light;
  const h = w * 0.42;
  const eave = y - h;
  const ridge = eave - w * 0.36;
  const flowers = Array.from(
    { length: 8 },
    (_, index) => `M${n(x - w * 0.36 + index * w * 0.103)} ${n(eave + w * 0.02)}h.1`,
  ).join('');
  const covered = season === 'winter' ? at('#fbfdfe') : at(roof);
  const small = w * 0.12;
  const tall = w * 0.15;
  const ground = [-0.34, -0.06, 0.2].map((dx) => [x + dx * w, y - h * 0.62, small, tall] as const);
  const upper = [-0.17, 0.05].map((dx) => [x + dx * w, eave - w * 0.15, small, tall * 0.9] as const);
  return [
    fill(box(random, x + w * 0.2, ridge - w * 0.06, w * 0.1, w * 0.24, 0.6), at('#c9b6a4')),
    fill(
      cut(
        random,
        [
          [x - w * 0.44, y],
          [x - w * 0.44, eave],
          [x + w * 0.44, eave],
          [x + w * 0.44, y],
        ],
        0.8,
      ),
      at(wall),
    ),
    fill(
      cut(
        random,
        [
          [x - w * 0.44, eave + w * 0.02],
          [x, ridge],
          [x + w * 0.44, eave + w * 0.02],
        ],
        0.8,
      ),
      at(wood),
    ),
    fill(
      cut(
        random,
        [
          [x + w * 0.2, y],
          [x + w * 0.2, eave],
          [x + w * 0.44, eave],
          [x + w * 0.44, y],
        ],
        0.5,
      ),
      at(mix(wall, '#7a5a76', 0.4)),
      0.4,
    ),
    line(
      `M${n(x - w * 0.24)} ${n(eave)}v${n(-w * 0.14)}M${n(x + w * 0.26)} ${n(eave)}v${n(-w * 0.12)}M${n(x)} ${n(ridge + w * 0.1)}v${n(w * 0.08)}`,
      at(darker(wood, 0.3)),
      1.6,
      0.5,
    ),
    fill(
      ground
        .map(
          ([px, py]) =>
            `${box(random, px - w * 0.045, py, w * 0.04, tall, 0.3)}${box(random, px + small + w * 0.005, py, w * 0.04, tall, 0.3)}`,
        )
        .join(''),
      at(shutters),
    ),
    panes(random, light, [...ground, ...upper]),
    fill(box(random, x - w * 0.46, eave + w * 0.02, w * 0.92, w * 0.05, 0.5), at(darker(wood, 0.28))),
    season === 'winter'
      ? line(flowers, at('#ffffff'), w * 0.06)
      : line(flowers, at(season === 'autumn' ? '#d98f2e' : '#cf4a44'), w * 0.066),
    line(
      `M${n(x - w * 0.6)} ${n(eave + w * 0.1)}L${n(x)} ${n(ridge - w * 0.02)}L${n(x + w * 0.6)} ${n(eave + w * 0.1)}`,
      at(darker(roof, 0.25)),
      w * 0.1,
    ),
    line(
      `M${n(x - w * 0.6)} ${n(eave + w * 0.07)}L${n(x)} ${n(ridge - w * 0.05)}L${n(x + w * 0.6)} ${n(eave + w * 0.07)}`,
      covered,
      w * (season === 'winter' ? 0.11 : 0.07),
    ),
  ].join('');
};
