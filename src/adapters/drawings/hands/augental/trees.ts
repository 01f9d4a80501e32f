import { mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { around, blob, fill, line, type Random } from './kit.ts';
import type { Light } from './light.ts';

/** A spruce or larch in three tiers, in whole units from its tip. */
export const spruce = (random: Random, x: number, y: number, height: number): string => {
  const half = height * 0.27;
  const step = (dx: number, dy: number) => `${Math.round(dx)} ${Math.round(dy)}`;
  const lean = around(random, 2);
  return `M${step(x + lean, y - height)}l${step(half * 0.5, height * 0.45)} ${step(-half * 0.2, -2)} ${step(half * 0.5, height * 0.3)} ${step(-half * 0.35, -3)} ${step(half * 0.55, height * 0.3)} ${step(
    -half * 2,
    0,
  )} ${step(half * 0.55, -height * 0.3)} ${step(-half * 0.35, 3)} ${step(half * 0.5, -height * 0.3)} ${step(-half * 0.2, 2)}Z`.replaceAll(
    ' -',
    '-',
  );
};

export interface Row {
  readonly from: number;
  readonly to: number;
  readonly y: (x: number) => number;
  readonly step: number;
  readonly height: number;
}

export const forest = (random: Random, { from, to, y, step, height }: Row): string => {
  const count = Math.floor((to - from) / step);
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * step + around(random, step * 0.3);
    return spruce(random, x, y(x) + around(random, 4), height * (0.75 + random() * 0.45));
  }).join('');
};

/** A tree without leaves: every branch forks, and the thick ones have snow. */
const bareTree = (random: Random, x: number, y: number, size: number, wood: string, snow: string): string => {
  const levels: string[] = ['', '', '', ''];
  const tips: string[] = [];
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    const bend = around(random, length * 0.14);
    levels[level] +=
      `M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + bend)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}`;
    if (level === levels.length - 1) return;
    if (level > 0) tips.push(`M${n(toX - 2)} ${n(toY - 2)}h${n(3 + random() * 3)}`);
    for (const side of [-0.62, 0.02, 0.58])
      if (side !== 0.02 || level < 2)
        grow(toX, toY, angle + side + around(random, 0.16), length * (0.56 + random() * 0.2), level + 1);
  };
  grow(x, y, -Math.PI / 2 + around(random, 0.06), size * 0.72, 0);
  const widths = [0.14, 0.08, 0.05, 0.03];
  return (
    levels.map((d, level) => line(d, wood, Math.round((widths[level] ?? 0.03) * size * 10) / 10)).join('') +
    line(tips.join(''), snow, 3.4)
  );
};

/** A round tree, as it looks in its season. */
export const orchard = (random: Random, light: Light, x: number, y: number, size: number): string => {
  const { season, at } = light;
  const trunk = at('#6e4630');
  const wood = line(
    `M${n(x)} ${n(y)}Q${n(x + 2)} ${n(y - size * 0.5)} ${n(x - 1)} ${n(y - size)}M${n(x)} ${n(y - size * 0.55)}L${n(x - size * 0.34)} ${n(y - size * 1.1)}M${n(x + 1)} ${n(y - size * 0.62)}L${n(x + size * 0.36)} ${n(
      y - size * 1.14,
    )}`,
    trunk,
    size * 0.13,
  );
  if (season === 'winter') return bareTree(random, x, y, size, trunk, at('#ffffff'));
  const heads = {
    spring: ['#f6d5d8', '#fdf0ee', '#e9a9b4'],
    summer: ['#5f9448', '#86b25c', '#3f7440'],
    autumn: ['#d9782f', '#eda63f', '#b5533a'],
  } as const;
  const [base, high, deep] = heads[season];
  const top = y - size * 1.25;
  const round = (dx: number, dy: number, r: number) =>
    blob(random, [x + dx * size, top + dy * size], [r * size, r * size * 0.86], 0.1, 7);
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => `M${n(x + around(random, size * 0.62))} ${n(top + around(random, size * 0.5))}h.1`,
    ).join('');
  return [
    wood,
    fill(round(0.06, 0.1, 0.72), at(mix(base, deep, 0.55))),
    fill(round(-0.28, 0.04, 0.48) + round(0.3, 0.02, 0.46) + round(0, -0.3, 0.5), at(base)),
    fill(round(-0.22, -0.26, 0.3), at(high), 0.75),
    line(dots(14), at(high), size * 0.13, 0.95),
    line(dots(9), at(deep), size * 0.1, 0.8),
  ].join('');
};
