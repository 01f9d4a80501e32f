import { randomFrom } from '../../../../../shared/svg/random.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate, Tone } from '../../engraving/plate.ts';
import { curve, flow, mirror, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { darkness } from '../likeness.ts';

/** Returns a tone with a gloss where strands bend towards the light. */
export const gloss = (dark: number, at: number, seed: string, band = 0.13, most = 0.8): Tone => {
  const random = randomFrom(seed);
  const own = Array.from({ length: 400 }, () => random());
  return (_x, _y, share, line) => {
    const r = own[Math.floor(line * 399)] ?? 0.5;
    const shine = Math.exp(-(((share - at - (r - 0.5) * 0.12) / (band * (0.8 + r * 0.5))) ** 2));
    return Math.max(0, Math.min(1, dark * (0.82 + 0.36 * r) * (1 - most * shine)));
  };
};

export const guides = (...lines: readonly Points[]): readonly Points[] =>
  lines.map((line) => curve(line, 10));

export const hairDark = (person: Person): number => {
  const own = darkness(person.hair);
  return own < 0.32 ? 0.24 : 0.3 + own * 0.68;
};

export interface Lock {
  readonly shape: Points;
  readonly guides: readonly Points[];
  readonly at?: number;
  readonly each?: number;
  readonly shine?: number;
  /** Distance of the strands. Units: drawing units from strand to strand. */
  readonly gap?: number;
}

export const layLocks = (
  plate: Plate,
  head: Head,
  person: Person,
  locks: readonly Lock[],
  seed: string,
): void => {
  const dark = hairDark(person);
  locks.forEach(({ shape, guides: lines, at = 0.35, each = 9, shine = 0.8, gap = 3 }, index) => {
    plate.lay(head.put(shape), {
      tone: gloss(dark, at, `${seed}${index}`, 0.13, shine),
      hatch: [{ gap, lines: flow(lines, each).map((line) => head.put(line)) }],
      edge: dark < 0.3 ? 1.1 : 1.4,
    });
  });
};

export const both = (locks: readonly Lock[]): readonly Lock[] =>
  locks.flatMap((lock) => [
    lock,
    { ...lock, shape: mirror(lock.shape), guides: lock.guides.map((line) => mirror(line)) },
  ]);
