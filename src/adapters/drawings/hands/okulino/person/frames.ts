import type { Person } from '../../../cast.ts';
import { disc, line, slab } from '../sheet.ts';
import type { Look } from './look.ts';

/** Glasses on the nose, in one strong colour. */
export const framesOf = (person: Person, look: Look, colour: string): string => {
  const kind = person.glasses;
  if (!kind) return '';
  const x = look.apart;
  const one =
    kind === 'round'
      ? disc(x, 0, 41, 40)
      : kind === 'square'
        ? slab(x - 40, -34, 84, 68, 18)
        : `M${x - 39} -10C${x - 37} -28 ${x + 10} -36 ${x + 54} -44C${x + 48} -6 ${x + 40} 36 ${x} 36C${x - 28} 36 ${x - 39} 12 ${x - 39} -10Z`;
  const w = look.face[0];
  const half = `${line(one, colour, kind === 'round' ? 6.5 : 9)}${line(`M${x + 41} -8L${w + 6} -12`, colour, 7)}`;
  return `${half}<g transform="scale(-1 1)">${half}</g>${line(`M${-x + 40} -4Q0 -14 ${x - 40} -4`, colour, 7)}`;
};
