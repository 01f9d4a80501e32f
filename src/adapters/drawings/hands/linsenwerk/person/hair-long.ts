import type { Point } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, line, shape } from '../sheet.ts';
import { lock, mirror, strands } from '../strands.ts';
import type { Hair } from './hair.ts';
import type { Tones } from './tones.ts';
import { swept, tress } from './tress.ts';

type Edge = readonly Point[];

const plain = (one: Edge, other: Edge, { hair, ink }: Tones): string => shape(lock(one, other), hair, 1.2, ink);

export const bob = ({ age }: Person, tones: Tones): Hair => {
  const behind = plain(
    [[-40, -164], [-108, -80], [-114, 40], [-92, 112]],
    [[44, -166], [108, -80], [114, 40], [92, 112]],
    tones,
  );
  const left: readonly [Edge, Edge] = [
    [[-18, -132], [-54, -112], [-80, -72], [-88, 0], [-84, 60], [-62, 112]],
    [[-24, -166], [-84, -152], [-114, -90], [-119, -10], [-118, 60], [-96, 120]],
  ];
  if (age !== 'old')
    return {
      behind,
      over: '',
      front:
        tress(...left, 18, tones) +
        tress(
          [[-30, -128], [10, -108], [58, -86], [85, -44], [89, 30], [66, 112]],
          [[-24, -167], [48, -176], [108, -112], [120, -20], [118, 60], [98, 120]],
          24,
          tones,
        ),
    };
  const side: readonly [Edge, Edge] = [
    [[-50, -164], [-76, -118], [-87, -52], [-90, 10], [-84, 64], [-60, 104]],
    [[-50, -168], [-96, -140], [-116, -80], [-121, -10], [-119, 60], [-92, 116]],
  ];
  return {
    behind,
    over: '',
    front:
      tress(mirror(side[0]), mirror(side[1]), 15, tones) +
      tress(...side, 15, tones) +
      tress(
        [[-20, -172], [-62, -150], [-82, -96], [-84, -46]],
        [[-10, -172], [60, -158], [84, -104], [82, -58]],
        30,
        tones,
      ),
  };
};

export const long = (_: Person, tones: Tones): Hair => {
  const inner: Edge = [[3, -124], [-36, -106], [-74, -66], [-88, 0], [-88, 80], [-80, 160], [-70, 270]];
  const outer: Edge = [[2, -167], [-70, -160], [-112, -84], [-121, 20], [-126, 110], [-134, 180], [-138, 270]];
  const other = mirror(inner).map(([x, y]): Point => [x + 4, y]);
  return {
    behind: plain([[-30, -164], [-116, -60], [-124, 90], [-120, 270]], [[36, -164], [116, -60], [124, 90], [120, 270]], tones),
    over: '',
    front: tress(inner, outer, 26, tones) + tress(other, mirror(outer).map(([x, y]): Point => [x + 4, y]), 26, tones),
  };
};

export const waves = (_: Person, tones: Tones): Hair => {
  const left: readonly [Edge, Edge] = [
    [[30, -126], [-20, -108], [-72, -80], [-90, -24], [-82, 34], [-98, 88], [-78, 140], [-92, 196]],
    [[22, -170], [-62, -178], [-120, -104], [-134, -24], [-122, 44], [-146, 108], [-128, 160], [-140, 214]],
  ];
  const right: readonly [Edge, Edge] = [
    [[20, -126], [50, -112], [79, -74], [91, -20], [83, 38], [98, 92], [80, 142], [92, 196]],
    [[22, -170], [82, -164], [122, -96], [132, -18], [120, 46], [144, 110], [128, 160], [138, 214]],
  ];
  return {
    behind: plain([[-30, -166], [-124, -40], [-126, 90], [-116, 200]], [[50, -166], [124, -40], [126, 90], [116, 200]], tones),
    over: '',
    front: tress(...right, 20, tones) + tress(...left, 26, tones),
  };
};

const hairline: Edge = [[-90, 4], [-87, -40], [-79, -76], [-58, -102], [-28, -114], [0, -117], [28, -114], [58, -102], [79, -76], [87, -40], [90, 4]];
const outer = (by: number): Edge => [[-94, 6], [-99, -50], [-92, -104], [-66, -146], [-34, -162 - by], [0, -168 - by], [34, -162 - by], [66, -146], [92, -104], [99, -50], [94, 6]];

export const bun = ({ age }: Person, tones: Tones): Hair => {
  const [x, y] = age === 'old' ? [0, -182] : [34, -178];
  const turns = Array.from({ length: 9 }, (_, i) => {
    const r = 33 - i * 3.4;
    return `M${x - r} ${y + 8}C${x - r} ${n(y - r * 1.2)} ${x + r} ${n(y - r * 1.2)} ${x + r} ${y + 2}C${x + r} ${n(y + r)} ${n(x - r * 0.2)} ${n(y + r)} ${n(x - r * 0.5)} ${n(y + r * 0.7)}`;
  }).join('');
  const loose =
    age === 'old'
      ? 'M-88-30C-98-10-96 20-90 34M88-34C96-12 94 6 92 20'
      : 'M-84-50C-104-16-100 40-88 72M-82-56C-108-30-108 16-100 50M86-52C104-22 102 26 92 60';
  const part: readonly [Edge, Edge] = [
    [[-30, -150], [-62, -112], [-84, -62], [-88, -14]],
    [[-30, -164], [-84, -144], [-102, -80], [-94, -10]],
  ];
  return {
    behind: `<circle cx="${x}" cy="${y}" r="36" fill="${tones.hair}" stroke="${tones.ink}" stroke-width="1.2"/>${line(turns, HAIR, tones.strand, ' opacity=".8"')}`,
    over: '',
    front:
      swept(hairline, outer(2), [x, -167], tones, 6) +
      (age === 'old' ? '' : tress(...part, 10, tones)) +
      line(loose, 1.4, age === 'old' ? tones.strand : tones.hair),
  };
};

export const ponytail = (_: Person, tones: Tones): Hair => {
  const tail: readonly [Edge, Edge] = [
    [[54, 40], [92, 84], [104, 120], [84, 160], [66, 210], [74, 280]],
    [[90, 10], [134, 70], [154, 128], [142, 176], [116, 214], [112, 280]],
  ];
  const part: readonly [Edge, Edge] = [
    [[24, -128], [-24, -108], [-68, -76], [-86, -30], [-90, 16]],
    [[24, -166], [-62, -164], [-100, -110], [-103, -40], [-96, 20]],
  ];
  const other: readonly [Edge, Edge] = [
    [[20, -128], [48, -110], [76, -76], [87, -34], [90, 12]],
    [[20, -167], [76, -156], [102, -104], [103, -40], [96, 18]],
  ];
  return {
    behind: '',
    over: tress(...tail, 18, tones),
    front:
      tress(...other, 16, tones) +
      tress(...part, 24, tones) +
      line('M-86 10C-98 40-94 70-82 96M-90 14C-108 44-108 76-100 104M88 10C98 34 96 56 90 76', 1.5, tones.strand),
  };
};

/** A cloth around head and shoulders: no hair is seen. */
export const scarf = (_: Person, tones: Tones): Hair => {
  const cloth: Tones = { ...tones, hair: '#c3ccd5', strand: '#3b4552' };
  const inside: Edge = [[0, -106], [-52, -96], [-80, -52], [-87, 10], [-78, 74], [-46, 126], [0, 146]];
  const outside: Edge = [[0, -170], [-70, -156], [-110, -90], [-116, 10], [-112, 90], [-84, 156], [-20, 196]];
  const random = randomFrom('cloth');
  const under = `M-112 60C-128 130-140 170-200 200V300H200V200C140 170 124 130 112 60Z`;
  const folds = strands([[-96, 110], [-60, 180], [40, 214], [120, 190]], [[-110, 180], [-60, 250], [60, 262], [160, 230]], 7, random);
  return {
    behind: '',
    over: shape(under, cloth.hair, 1.4, tones.ink) + line(strands([[112, 90], [120, 140], [150, 190], [190, 214]], [[70, 150], [76, 190], [96, 240], [110, 290]], 6, random), HAIR, cloth.strand),
    front:
      tress(inside, outside, 9, cloth) +
      tress(mirror(inside), mirror(outside), 9, cloth) +
      shape(lock([[-110, 96], [-84, 160], [0, 200], [92, 168], [114, 90]], [[-74, 84], [-44, 132], [4, 150], [52, 130], [80, 70]]), cloth.hair, 1.2, tones.ink) +
      line(strands([[-104, 104], [-76, 152], [0, 186], [84, 156], [108, 96]], [[-80, 92], [-48, 136], [4, 154], [54, 134], [84, 80]], 5, random) + folds, HAIR, cloth.strand) +
      line('M-46-100C-20-108 20-108 46-100', HAIR, cloth.strand),
  };
};
