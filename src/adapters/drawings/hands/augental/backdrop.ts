import { darker, lighter } from '../../../shared/svg/colour.ts';
import { points, smooth } from '../../../shared/svg/curve.ts';
import { blob, fill, line, type Random, strokes } from './kit.ts';
import type { Backdrop, Look } from './looks.ts';

const motifs: Readonly<Record<Backdrop, (random: Random, tone: string) => string>> = {
  ridge: (random, tone) =>
    fill(
      smooth(points('-20,300 40,226 80,248 140,150 200,220 270,170 330,236 380,196 430,260 430,520 -20,520')),
      darker(tone, 0.16),
    ) +
    line(
      strokes(random, { count: 22, in: [10, 300, 380, 120], length: 40, angle: -30 }),
      darker(tone, 0.3),
      3,
      0.3,
    ),
  leaves: (random, tone) =>
    Array.from({ length: 9 }, (_, index) => {
      const [x, y] = [index % 2 ? 330 + random() * 60 : 10 + random() * 60, 30 + index * 46];
      const turn = Math.round(random() * 120 - 60);
      return `<g transform="translate(${Math.round(x)} ${y}) rotate(${turn})">${fill('M0 -26C20 -12 20 14 0 30C-20 14 -20 -12 0 -26Z', darker(tone, index % 3 ? 0.22 : 0.34), 0.8)}${line(
        'M0 -20L0 38',
        lighter(tone, 0.4),
        2,
      )}</g>`;
    }).join(''),
  snow: (random, tone) =>
    line(
      Array.from(
        { length: 40 },
        () => `M${Math.round(random() * 400)} ${Math.round(random() * 440)}l.5 .5`,
      ).join(''),
      lighter(tone, 0.75),
      8,
    ),
  blossom: (random, tone) =>
    line(
      'M-10 60Q60 70 96 20M30 64Q34 100 20 130M410 130Q350 120 330 60M372 122Q370 160 390 190',
      darker(tone, 0.45),
      5,
      0.7,
    ) +
    Array.from({ length: 12 }, (_, index) => {
      const [x, y] =
        index % 2 ? [330 + random() * 66, 40 + random() * 150] : [4 + random() * 80, 20 + random() * 120];
      return (
        fill(blob(random, [Math.round(x), Math.round(y)], [13, 12], 0.28, 10), '#fbeef0') +
        `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="3.4" fill="#d98a3d"/>`
      );
    }).join(''),
  sun: (random, tone) =>
    fill(blob(random, [292, 128], [104, 102], 0.03), lighter(tone, 0.45)) +
    line(strokes(random, { count: 18, in: [200, 50, 190, 170], length: 30, angle: -20 }), '#ffffff', 3, 0.35),
  plain: (random, tone) =>
    line(
      strokes(random, { count: 26, in: [10, 10, 380, 420], length: 60, angle: -28 }),
      lighter(tone, 0.5),
      7,
      0.4,
    ),
};

export const backdrop = (random: Random, { wash, backdrop: motif }: Look): string =>
  [
    `<path d="M0 0H400V500H0Z" fill="${wash}"/>`,
    line(
      strokes(random, { count: 14, in: [0, 10, 400, 480], length: 180, angle: -16, bend: 12 }),
      lighter(wash, 0.35),
      22,
      0.3,
    ),
    line(
      strokes(random, { count: 10, in: [0, 200, 400, 290], length: 150, angle: -12, bend: 12 }),
      darker(wash, 0.12),
      18,
      0.22,
    ),
    motifs[motif](random, wash),
  ].join('');
