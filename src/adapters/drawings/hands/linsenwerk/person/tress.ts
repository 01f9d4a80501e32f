import type { Point } from '../../../../shared/svg/curve.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { HAIR, line, shape } from '../sheet.ts';
import { curve, lock, strands } from '../strands.ts';
import type { Tones } from './tones.ts';

type Edge = readonly Point[];

/** Hair between two edges, hanging or combed. */
export const tress = (one: Edge, other: Edge, count: number, { hair, strand, ink }: Tones): string =>
  shape(lock(one, other), hair, 1.2, ink) +
  line(strands(one, other, count, randomFrom(`${hair}${one[1]}${count}`)), HAIR, strand, ' opacity=".8"');

/** Hair combed from the hairline back to one point. */
export const swept = (
  hairline: Edge,
  outer: Edge,
  [cx, cy]: Point,
  { hair, strand, ink }: Tones,
  each = 6,
): string => {
  const random = randomFrom(`${hair}${cx}`);
  const lines = hairline.slice(1).flatMap(([x1, y1], index) => {
    const [x0, y0] = hairline[index] ?? [x1, y1];
    return Array.from({ length: each }, (_, step) => {
      const u = (step + random() * 0.6) / each;
      const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u];
      return curve([
        [x, y],
        [x * 1.06 + cx * 0.06, y + (cy - y) * 0.42],
        [x * 0.78 + cx * 0.22, y + (cy - y) * 0.82],
        [x * 0.18 + cx * 0.82, cy + 2],
      ]);
    });
  });
  const edge = lock(outer, hairline);
  return `${shape(edge, hair, 1.2, ink)}${line(lines.join(''), HAIR, strand, ' opacity=".8"')}`;
};

/** Curls: each is one and a half turns of a small ring. */
export const coils = (points: readonly Point[], size: number, seed: string): string => {
  const random = randomFrom(seed);
  return points
    .map(([x, y]) => {
      const r = size * (0.7 + random() * 0.6);
      const s = random() < 0.5 ? 1 : 0;
      return `M${Math.round(x - r)} ${Math.round(y)}a${r.toFixed(1)} ${(r * 0.9).toFixed(1)} 0 1 ${s} ${(r * 1.5).toFixed(1)} ${(r * 0.7).toFixed(1)}q${(-r * 0.5).toFixed(1)} ${(r * 0.2).toFixed(1)} ${(-r * 0.7).toFixed(1)} ${(-r * 0.5).toFixed(1)}`;
    })
    .join('');
};
