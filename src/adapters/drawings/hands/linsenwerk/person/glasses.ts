import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import { BOLD, line } from '../sheet.ts';
import { eyeX } from './eyes.ts';
import { wide } from './head.ts';
import type { Look } from './look.ts';

const rims = {
  round: 'M0-30C19-30 33-17 33 2C33 21 19 34 0 34C-19 34-33 21-33 2C-33-17-19-30 0-30Z',
  square: 'M-31-23C-12-26 16-26 34-22C37-8 35 14 31 25C20 31-12 31-26 27C-33 14-35-8-31-23Z',
  cateye: 'M-31-14C-14-24 18-26 43-31C42-8 38 16 24 25C10 32-14 31-25 21C-32 12-34-2-31-14Z',
} as const;

export const glasses = (look: Look, kind: NonNullable<Person['glasses']>, colour: string): string => {
  const one = (side: number) => {
    const k = 1 - 0.07 * look.turn * side;
    return `<g transform="translate(${n(eyeX(look, side))} 0) scale(${(side * k).toFixed(2)} 1)"><path d="${rims[kind]}" fill="#fff" fill-opacity=".14" stroke="${colour}" stroke-width="${kind === 'round' ? BOLD : 4.4}"/>${line('M-18 14L8-18M-10 20L18-14', 1, '#fff', ' opacity=".75"')}</g>`;
  };
  const [l, r] = [eyeX(look, -1), eyeX(look, 1)];
  const temple = (side: number) => {
    const rim = eyeX(look, side) + side * (kind === 'cateye' ? 38 : 33);
    const ear = side * (look.cheek + 6) * wide(look, side) + look.turn * 3;
    return `M${n(rim)} -8L${n(ear)} -12`;
  };
  return `${line(temple(-1) + temple(1), BOLD, colour)}${one(-1)}${one(1)}${line(`M${n(l + 31)} -4C${n(l + 36)} -13 ${n(r - 36)} -13 ${n(r - 31)} -4`, BOLD, colour)}`;
};
