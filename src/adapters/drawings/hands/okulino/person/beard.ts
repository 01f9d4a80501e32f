import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import { fill, line } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

const moustache = (y: number, wide: number): string =>
  `M0 ${y - 2}C${-wide * 0.4} ${y - 12} ${-wide * 0.9} ${y - 4} ${-wide} ${y + 12}C${-wide * 0.6} ${y + 12} ${-wide * 0.2} ${y + 10} 0 ${y + 6}C${wide * 0.2} ${y + 10} ${wide * 0.6} ${y + 12} ${wide} ${y + 12}C${wide * 0.9} ${y - 4} ${wide * 0.4} ${y - 12} 0 ${y - 2}Z`;

/** A beard along the jaw, `more` below the chin, open around the mouth. */
const along = ({ face: [w, j, turn, chin, b], nose: [length] }: Look, more: number): string => {
  const m = length + 32;
  return (
    `M${-w + 1} 6C${-w + 2} 40 ${-j - 6} ${turn - 20} ${n(-j - more * 0.4)} ${turn}C${-j + 4 - more * 0.4} ${turn + 34} ${-b - 10} ${chin + more} 0 ${chin + more}` +
    `C${b + 10} ${chin + more} ${j - 4 + more * 0.4} ${turn + 34} ${n(j + more * 0.4)} ${turn}C${j + 6} ${turn - 20} ${w - 2} 40 ${w - 1} 6` +
    `C${w - 12} 40 ${j - 8} ${m - 26} 48 ${m - 24}C30 ${m - 26} 16 ${m - 22} 0 ${m - 18}C-16 ${m - 22} -30 ${m - 26} -48 ${m - 24}C${-j + 8} ${m - 26} ${-w + 12} 40 ${-w + 1} 6Z` +
    `M-36 ${m - 6}C-34 ${m + 20} -18 ${m + 24} 0 ${m + 24}C18 ${m + 24} 34 ${m + 20} 36 ${m - 6}C20 ${m - 12} -20 ${m - 12} -36 ${m - 6}Z`
  );
};

export const beardOf = (
  person: Person,
  look: Look,
  tones: Tones,
): { readonly outline: string; readonly drawn: string } => {
  const y = look.nose[0] + 14;
  if (person.beard === 'stubble') {
    const d = along(look, 0);
    return {
      outline: '',
      drawn: fill(d, mix(tones.hair, tones.skin, 0.35), ' opacity=".4" fill-rule="evenodd"'),
    };
  }
  if (person.beard === 'full') {
    const d = along(look, 26);
    const strands = line(
      `M-40 ${look.face[3] - 4}Q-34 ${look.face[3] + 10} -26 ${look.face[3] + 14}M40 ${look.face[3] - 4}Q34 ${look.face[3] + 10} 26 ${look.face[3] + 14}M-6 ${look.face[3] - 8}V${look.face[3] + 10}M8 ${look.face[3] - 8}V${look.face[3] + 10}`,
      tones.strand,
      3,
    );
    return { outline: d, drawn: fill(d, tones.hair, ' fill-rule="evenodd"') + strands };
  }
  if (person.beard === 'moustache') return { outline: '', drawn: fill(moustache(y, 46), tones.hair) };
  return { outline: '', drawn: '' };
};
