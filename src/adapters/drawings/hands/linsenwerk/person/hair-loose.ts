import type { Point } from '../../../../shared/svg/curve.ts';
import { points } from '../../../../shared/svg/curve.ts';
import type { Person } from '../../../cast.ts';
import { shape } from '../sheet.ts';
import { lock, mirror } from '../strands.ts';
import type { Hair } from './hair-layers.ts';
import type { Tones } from './tones.ts';
import { tress } from './tress.ts';

type Edge = readonly Point[];

const plain = (one: Edge, other: Edge, { hair, ink }: Tones): string =>
  shape(lock(one, other), hair, 1.2, ink);

export const bob = ({ age }: Person, tones: Tones): Hair => {
  const behind = plain(
    points('-40,-164 -108,-80 -114,40 -92,112'),
    points('44,-166 108,-80 114,40 92,112'),
    tones,
  );
  const left: readonly [Edge, Edge] = [
    points('-18,-132 -54,-112 -80,-72 -88,0 -84,60 -62,112'),
    points('-24,-166 -84,-152 -114,-90 -119,-10 -118,60 -96,120'),
  ];
  if (age !== 'old')
    return {
      behind,
      over: '',
      front:
        tress(...left, 18, tones) +
        tress(
          points('-30,-128 10,-108 58,-86 85,-44 89,30 66,112'),
          points('-24,-167 48,-176 108,-112 120,-20 118,60 98,120'),
          24,
          tones,
        ),
    };
  const side: readonly [Edge, Edge] = [
    points('-50,-164 -76,-118 -87,-52 -90,10 -84,64 -60,104'),
    points('-50,-168 -96,-140 -116,-80 -121,-10 -119,60 -92,116'),
  ];
  return {
    behind,
    over: '',
    front:
      tress(mirror(side[0]), mirror(side[1]), 15, tones) +
      tress(...side, 15, tones) +
      tress(
        points('-20,-172 -62,-150 -82,-96 -84,-46'),
        points('-10,-172 60,-158 84,-104 82,-58'),
        30,
        tones,
      ),
  };
};

export const long = (_: Person, tones: Tones): Hair => {
  const inner: Edge = points('3,-124 -36,-106 -74,-66 -88,0 -88,80 -80,160 -70,270');
  const outer: Edge = points('2,-167 -70,-160 -112,-84 -121,20 -126,110 -134,180 -138,270');
  const other = mirror(inner).map(([x, y]): Point => [x + 4, y]);
  return {
    behind: plain(
      points('-30,-164 -116,-60 -124,90 -120,270'),
      points('36,-164 116,-60 124,90 120,270'),
      tones,
    ),
    over: '',
    front:
      tress(inner, outer, 26, tones) +
      tress(
        other,
        mirror(outer).map(([x, y]): Point => [x + 4, y]),
        26,
        tones,
      ),
  };
};

export const waves = (_: Person, tones: Tones): Hair => {
  const left: readonly [Edge, Edge] = [
    points('30,-126 -20,-108 -72,-80 -90,-24 -82,34 -98,88 -78,140 -92,196'),
    points('22,-170 -62,-178 -120,-104 -134,-24 -122,44 -146,108 -128,160 -140,214'),
  ];
  const right: readonly [Edge, Edge] = [
    points('20,-126 50,-112 79,-74 91,-20 83,38 98,92 80,142 92,196'),
    points('22,-170 82,-164 122,-96 132,-18 120,46 144,110 128,160 138,214'),
  ];
  return {
    behind: plain(
      points('-30,-166 -124,-40 -126,90 -116,200'),
      points('50,-166 124,-40 126,90 116,200'),
      tones,
    ),
    over: '',
    front: tress(...right, 20, tones) + tress(...left, 26, tones),
  };
};
