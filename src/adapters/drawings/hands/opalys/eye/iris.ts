import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Plate } from '../engraving/plate.ts';
import { oval, type Point, type Points } from '../engraving/shape.ts';
import { R, type Shade, X, Y } from './shades.ts';

/** The pupil's radius as a share of the iris's. */
export const PUPIL = 0.36;

/** Returns fibres from the pupil outwards, each of a different length. */
const fibres = (count: number, from: number, to: number, seed: string): readonly Points[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.6) / count) * 2 * Math.PI;
    const lean = (random() - 0.5) * 0.06;
    const [near, far] = [R * (from + random() * 0.03), R * (to - random() * 0.06)];
    return [
      [X + Math.cos(angle) * near, Y + Math.sin(angle) * near],
      [X + Math.cos(angle + lean) * ((near + far) / 2), Y + Math.sin(angle + lean) * ((near + far) / 2)],
      [X + Math.cos(angle) * far, Y + Math.sin(angle) * far],
    ];
  });
};

const frill = (share: number): Points =>
  Array.from({ length: 81 }, (_, index): Point => {
    const angle = (index / 80) * 2 * Math.PI;
    const far = R * (share + 0.022 * Math.sin(index * 2.3) + 0.012 * Math.sin(index * 5.1));
    return [X + Math.cos(angle) * far, Y + Math.sin(angle) * far];
  });

export const irisOf = (drawn: Plate, within: number, { iris }: Shade, seed: string): void => {
  const shadow = (y: number): number => 0.55 * Math.max(0, 1 - (y - 104) / 50);
  const id = drawn.lay(oval(X, Y, R), {
    within,
    tone: (_x, y) => shadow(y),
    hatch: [
      {
        gap: 5.4,
        lines: fibres(96, 0.5, 1.03, `outer${seed}`),
        tone: (_x, y, share) =>
          Math.min(1, iris * (0.7 + 0.75 * (share - 0.35) ** 2 * 2.2) + shadow(y) * 0.6),
      },
      {
        gap: 4,
        lines: fibres(58, 0.33, 0.56, `inner${seed}`),
        tone: (_x, y, share) => Math.min(1, iris * 0.6 + 0.3 * (1 - share) + shadow(y) * 0.5),
      },
      { gap: 4.6, bend: (x) => ((x - X) / R) ** 2 * -14 },
    ],
  });
  for (const share of [0.525, 0.57]) drawn.stroke(frill(share), () => 1.1, id);
  for (const [share, wide] of [
    [0.985, 4.4],
    [0.93, 1.4],
    [0.895, 0.8],
  ] as const) {
    const line = oval(X, Y, R * share);
    drawn.stroke([...line, ...line.slice(0, 2)], () => wide, id);
  }
  drawn.lay(oval(X, Y, R * PUPIL), { solid: true });
};
