import type { Point } from '../../../../shared/svg/curve.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, line, shape } from '../sheet.ts';
import { lock, mirror, strands } from '../strands.ts';
import type { Hair } from './hair-layers.ts';
import type { Tones } from './tones.ts';
import { tress } from './tress.ts';

type Edge = readonly Point[];

/** A cloth around head and shoulders that hides the hair. */
export const scarf = (_: Person, tones: Tones): Hair => {
  const cloth: Tones = { ...tones, hair: '#c3ccd5', strand: '#3b4552' };
  const inside: Edge = points('0,-106 -52,-96 -80,-52 -87,10 -78,74 -46,126 0,146');
  const outside: Edge = points('0,-170 -70,-156 -110,-90 -116,10 -112,90 -84,156 -20,196');
  const random = randomFrom('cloth');
  const under = `M-112 60C-128 130-140 170-200 200V300H200V200C140 170 124 130 112 60Z`;
  const folds = strands(
    points('-96,110 -60,180 40,214 120,190'),
    points('-110,180 -60,250 60,262 160,230'),
    7,
    random,
  );
  return {
    behind: '',
    over:
      shape(under, cloth.hair, 1.4, tones.ink) +
      line(
        strands(points('112,90 120,140 150,190 190,214'), points('70,150 76,190 96,240 110,290'), 6, random),
        HAIR,
        cloth.strand,
      ),
    front:
      tress(inside, outside, 9, cloth) +
      tress(mirror(inside), mirror(outside), 9, cloth) +
      shape(
        lock(points('-110,96 -84,160 0,200 92,168 114,90'), points('-74,84 -44,132 4,150 52,130 80,70')),
        cloth.hair,
        1.2,
        tones.ink,
      ) +
      line(
        strands(
          points('-104,104 -76,152 0,186 84,156 108,96'),
          points('-80,92 -48,136 4,154 54,134 84,80'),
          5,
          random,
        ) + folds,
        HAIR,
        cloth.strand,
      ) +
      line('M-46-100C-20-108 20-108 46-100', HAIR, cloth.strand),
  };
};
