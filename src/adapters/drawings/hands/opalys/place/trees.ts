import type { Season } from '../../../../../domain/content/drawing.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Plate } from '../engraving/plate.ts';
import { curve, oval, type Point, type Points, strip } from '../engraving/shape.ts';
import { atHour, type Hour } from './weather.ts';

const cluster = (x: number, y: number, r: number, random: () => number): Points => {
  const count = Math.round(r / 4);
  return Array.from({ length: count * 3 }, (_, index): Point => {
    const angle = (index / (count * 3)) * 2 * Math.PI;
    const far = r * (0.86 + (index % 3 === 1 ? 0.2 : 0) + random() * 0.08);
    return [x + Math.cos(angle) * far * 1.18, y + Math.sin(angle) * far * 0.86];
  });
};

const looks: Readonly<
  Record<Season, { readonly share: number; readonly tone: number; readonly metal: boolean }>
> = {
  spring: { share: 0.62, tone: 0.06, metal: false },
  summer: { share: 1, tone: 0.34, metal: false },
  autumn: { share: 0.78, tone: 0.22, metal: true },
  winter: { share: 0, tone: 0, metal: false },
};

const branchesOf = (
  x: number,
  foot: number,
  high: number,
  random: () => number,
  bare: boolean,
): readonly (readonly [line: Points, wide: number])[] => {
  const grow = (
    from: Point,
    angle: number,
    long: number,
    wide: number,
    depth: number,
  ): readonly (readonly [Points, number])[] => {
    const to: Point = [from[0] + Math.sin(angle) * long, from[1] - Math.cos(angle) * long];
    const middle: Point = [(from[0] + to[0]) / 2 + (random() - 0.5) * long * 0.24, (from[1] + to[1]) / 2];
    const own = [[curve([from, middle, to], 5), wide] as const];
    if (depth === 0) return own;
    const turns = depth > 2 ? [-0.62, -0.1, 0.56] : [-0.46, 0.42];
    return [
      ...own,
      ...turns.flatMap((turn) =>
        grow(
          to,
          angle * 0.8 + turn + (random() - 0.5) * 0.3,
          long * (0.6 + random() * 0.16),
          wide * 0.56,
          depth - 1,
        ),
      ),
    ];
  };
  return grow([x, foot], (random() - 0.5) * 0.1, high * 0.42, high * 0.056, bare ? 3 : 2);
};

/** A plane tree in its season: `high` units from its foot. Returns the areas covered by snow. */
export const treeOf = (
  drawn: Plate,
  season: Season,
  hour: Hour,
  x: number,
  foot: number,
  high: number,
): readonly Points[] => {
  const random = randomFrom(`tree${x}`);
  const look = looks[season];
  const white: Points[] = [];
  for (const [line, wide] of branchesOf(x, foot, high, random, season === 'winter')) {
    if (wide < 5) {
      drawn.stroke(line, (share) => Math.max(0.5, wide * (1.1 - share * 0.7)));
      continue;
    }
    drawn.lay(
      strip(line, (share) => wide * (1.15 - share * 0.4)),
      {
        tone: (px, py) => atHour(0.3 + 0.3 * Math.max(0, Math.sin(px / 3.4 + py / 9)), hour),
        hatch: [{ gap: 3, angle: 8 }],
        edge: 1.3,
        bare: season === 'winter',
      },
    );
    const [from, to] = [line[0], line.at(-1)];
    if (season === 'winter' && from && to && Math.abs(to[0] - from[0]) > 12)
      white.push(
        strip(
          line.map(([a, b]): Point => [a, b - wide * 0.5]),
          () => wide * 0.42,
        ),
      );
  }
  const crown = Array.from({ length: 12 }, (_, index) => {
    const angle = index * 2.4;
    const far = Math.sqrt(index / 12);
    return [
      x + Math.cos(angle) * far * high * 0.36,
      foot - high * 0.74 + Math.sin(angle) * far * high * 0.27,
      high * (0.115 + random() * 0.035),
    ] as const;
  }).sort((one, other) => one[1] - other[1]);
  for (const [cx, cy, r] of crown) {
    if (random() > look.share) continue;
    drawn.lay(cluster(cx, cy, r, random), {
      metal: look.metal,
      tone: (px, py) => atHour(Math.max(0, look.tone + 0.36 * ((px - cx) / r + (py - cy) / r) * 0.55), hour),
      hatch: [{ gap: 7, angle: -24, bend: (px) => 2.4 * Math.sin(px / 5) }],
      edge: 1.1,
    });
  }
  if (season === 'spring')
    for (let index = 0; index < 18; index++) {
      const [angle, far] = [random() * 6.3, Math.sqrt(random())];
      drawn.lay(
        oval(
          x + Math.cos(angle) * far * high * 0.42,
          foot - high * 0.74 + Math.sin(angle) * far * high * 0.3,
          2.6,
        ),
        { edge: 0.9, metal: true, bare: true },
      );
    }
  return white;
};
