import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { line, shape } from '../kit/sheet.ts';
import { hairTones } from './hair-tones.ts';

/** A beard along the outline of the face: `jaw` and `length` of the face, `m` the height of its mouth. */
export const beard = (
  { beard: kind, hair, skin }: Person,
  {
    cheek,
    length: l,
    turn,
    m,
  }: { readonly cheek: number; readonly length: number; readonly turn: number; readonly m: number },
): string => {
  const { base, light, dark } = hairTones(hair);
  const x = n(turn * 1.25);
  const tash = `M0 ${m - 15}C10 ${m - 18} 24 ${m - 12} 32 ${m + 4}C20 ${m}-20 ${m}-32 ${m + 4}C-24 ${m - 12}-10 ${m - 18} 0 ${m - 15}Z`;
  const jaw = (drop: number) =>
    `M-${cheek} 16C-${cheek - 8} 30-${cheek - 16} ${m - 22}-40 ${m - 14}C-20 ${m - 20} 20 ${m - 20} 40 ${m - 14}C${cheek - 16} ${m - 22} ${cheek - 8} 30 ${cheek} 16C${cheek + 6} ${m} 64 ${l + drop} 0 ${l + drop}C-64 ${l + drop}-${cheek + 6} ${m}-${cheek} 16ZM0 ${m - 4}C-16 ${m - 6}-26 ${m}-28 ${m + 6}C-14 ${m + 20} 14 ${m + 20} 28 ${m + 6}C26 ${m} 16 ${m - 6} 0 ${m - 4}Z`;
  if (kind === 'moustache')
    return `<g transform="translate(${x} 0)">${shape(`M0 ${m - 17}C14 ${m - 22} 30 ${m - 14} 42 ${m - 2}C30 ${m + 6} 12 ${m + 2} 0 ${m - 4}C-12 ${m + 2}-30 ${m + 6}-42 ${m - 2}C-30 ${m - 14}-14 ${m - 22} 0 ${m - 17}Z`, base)}${shape(`M0 ${m - 17}C14 ${m - 22} 30 ${m - 14} 42 ${m - 2}C30 ${m + 6} 12 ${m + 2} 0 ${m - 4}Z`, dark)}</g>`;
  if (kind === 'full')
    return `<g transform="translate(${n(turn * 0.5)} 0)">${shape(jaw(20), base, ' fill-rule="evenodd"')}${shape(`M40 ${m - 14}C${cheek - 16} ${m - 22} ${cheek - 8} 30 ${cheek} 16C${cheek + 6} ${m} 64 ${l + 20} 8 ${l + 20}C30 ${l} 40 ${m + 20} 40 ${m - 14}Z`, dark)}${shape(`M-${cheek - 5} 30C-${cheek - 16} ${m - 10}-50 ${m - 4}-44 ${m + 20}C-34 ${l - 4}-26 ${l + 8}-10 ${l + 14}C-50 ${l + 6}-${cheek - 4} ${m + 6}-${cheek - 5} 30Z`, light, ' opacity=".6"')}</g>`;
  const random = randomFrom(`stubble${hair}`);
  const specks = Array.from({ length: 190 }, () => {
    const [side, down] = [(random() - 0.5) * 2, random()];
    return `M${n(side * (cheek - 8 - down * 26))} ${n(m - 18 + Math.abs(side) ** 2 * -22 + down * (l - m + 18))}h0`;
  });
  const tone = mix(skin, base, 0.5);
  return `<g clip-path="url(#f)"><g transform="translate(${n(turn * 0.5)} 0)">${shape(jaw(0), tone, ' fill-rule="evenodd" opacity=".3"')}${shape(tash, tone, ' opacity=".35"')}${line(specks.join(''), tone, 1.7)}</g></g>`;
};

export const freckles = (seed: string, turn: number, colour: string): string => {
  const random = randomFrom(`freckles${seed}`);
  const spots = Array.from(
    { length: 30 },
    () => `M${n((random() - 0.5) * 116 + turn)} ${n(22 + random() * 22 - Math.abs(random() - 0.5) * 10)}h0`,
  );
  return line(spots.join(''), colour, 3);
};
