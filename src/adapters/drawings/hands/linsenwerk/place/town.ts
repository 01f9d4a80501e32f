import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { HAIR, LINE, line, rect, shape } from '../sheet.ts';
import type { Air } from './air.ts';
import { panes, snow } from './works.ts';

const timbered = (air: Air): string => {
  const beams =
    'M716 300h108M716 340h108M716 380h108M744 300v112M796 300v112M716 340l28-40M824 340l-28-40M716 380l28-40M824 380l-28-40M734 264h72M752 236h36M770 212v88M744 300l26-36l26 36';
  return `${shape('M712 300L770 204L828 300Z', air.wall, LINE, air.ink)}${shape(rect(716, 300, 108, 112), air.wall, LINE, air.ink)}${line(beams, 3, air.ink)}${panes(air, 752, 308, 36, 26, [4, 2])}${panes(air, 752, 348, 36, 26, [4, 2])}${panes(air, 760, 272, 20, 20, [2, 2])}${shape('M758 412v-28h24v28z', air.brick, 1, air.ink)}${snow(air, 'M710 298L770 202L830 298')}`;
};

const stepped = (air: Air): string => {
  const gable = 'M836 412V268h14v-20h14v-20h14v-20h14v-20h28v20h14v20h14v20h14v20h14v144z';
  const windows = [0, 1, 2]
    .flatMap((col) => [0, 1].map((row) => panes(air, 848 + col * 38, 280 + row * 48, 24, 32, [2, 3])))
    .join('');
  return `${shape(gable, air.brick, LINE, air.ink)}${windows}${panes(air, 886, 232, 20, 30, [2, 3])}${line('M836 272h140M836 374h140', HAIR, air.ink)}${shape(rect(846, 380, 56, 32), air.lit ? air.light : air.glass, 1.1, air.ink)}${shape('M840 380h68l-6-12h-56z', air.season === 'summer' ? air.accent : air.slate, 1, air.ink)}${shape(rect(924, 376, 26, 36), air.wall, 1, air.ink)}${snow(air, 'M836 268h13M850 248h13M864 228h13M878 208h13M892 188h27M920 208h13M934 228h13M948 248h13M962 268h13')}`;
};

const flats = (air: Air): string => {
  const windows = [0, 1, 2, 3]
    .flatMap((col) => [0, 1, 2].map((row) => panes(air, 1000 + col * 40, 274 + row * 44, 22, 30, [2, 2])))
    .join('');
  return `${shape('M982 262L996 220H1148L1162 262Z', air.slate, LINE, air.ink)}${line('M988 246h168M992 233h160', HAIR, air.ink)}${shape(rect(988, 262, 168, 150), air.wall, LINE, air.ink)}${windows}${shape('M1026 242v-18h20v18zM1098 242v-18h20v18z', air.wall, 1, air.ink)}${line('M988 398h168', HAIR, air.ink)}${snow(air, 'M986 258L998 219H1146L1158 258')}`;
};

/** Hills, a church and roofs in the background, in thin lines. */
export const behind = (air: Air): string => {
  const random = randomFrom('hills');
  const ridge = (y: number, by: number) =>
    `M0 ${y}C150 ${y - by} 260 ${y - by * 1.4} 420 ${y - by * 0.5}S700 ${n(y - by * 1.8 - random() * 10)} 880 ${y - by}S1120 ${y - by * 0.4} 1200 ${y - by * 1.2}V412H0Z`;
  const rows = Array.from(
    { length: 9 },
    (_, i) => `M${720 + i * 54} ${n(290 - Math.sin(i * 0.5) * 18)}q14 40-6 110`,
  ).join('');
  return `<g opacity=".9">${shape(ridge(250, 44), air.ground, HAIR, air.far)}${shape(ridge(300, 38), air.ground, HAIR, air.far)}${line(rows, HAIR, air.far, ' stroke-dasharray="3 4"')}${shape('M694 412V190h34v222z', air.wall, 1, air.far)}${shape('M690 190L711 100L732 190Z', air.slate, 1, air.far)}${line('M711 100V82M704 88h14', 1, air.far)}${line('M704 220a7 9 0 0 1 14 0v16h-14zM711 246m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M711 246v-6l4 2', HAIR, air.far)}</g>`;
};

export const town = (air: Air): string => flats(air) + stepped(air) + timbered(air);
