import { randomFrom } from '../../../../../shared/svg/random.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { alongLine, curve, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { gloss, hairDark } from './strands.ts';

/** Curly hair: winding strands from the hairline outwards, in small groups. */
export const curls = (
  plate: Plate,
  head: Head,
  person: Person,
  [from, to]: readonly [number, number],
  reach: number,
  seed: string,
): void => {
  const random = randomFrom(seed);
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (from + (index / 24) * (to - from));
    const far = reach + (index % 2) * 7 + random() * 3;
    return [Math.cos(angle) * far * 0.98, -34 + Math.sin(angle) * far * 1.06];
  });
  const root = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (from + (index / 24) * (to - from));
    return [Math.cos(angle) * 70, -38 + Math.sin(angle) * 50];
  });
  const count = 88;
  const strands = Array.from({ length: count }, (_, index): Points => {
    const [[ax, ay], [bx, by]] = [alongLine(root, index / count), alongLine(rim, index / count)];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const phase = Math.floor(index / 4) * 1.9;
    return Array.from({ length: 14 }, (_, step): Point => {
      const share = (step / 13) * 1.08;
      const wind = Math.sin(share * long * 0.17 + phase) * 4.6 * Math.min(1, share * 4);
      return [
        ax + (bx - ax) * share - ((by - ay) / long) * wind,
        ay + (by - ay) * share + ((bx - ax) / long) * wind,
      ];
    });
  });
  plate.lay(head.put([...curve(rim), ...[...curve(root)].reverse()]), {
    tone: gloss(hairDark(person), 0.5, seed, 0.16, 0.42),
    hatch: [{ gap: 4, lines: strands.map((line) => head.put(line)) }],
    edge: 1.5,
  });
};
