import { bob, shawl, straight, swept, tail, wavy } from './hair-long.ts';
import { afro, combed, crown, parted, quiff, shorn, tousled } from './hair-short.ts';
import { knot, topknot } from './hair-up.ts';
import type { Random } from './kit.ts';
import type { HairCut } from './looks.ts';
import { type Hair, type Tones, tones } from './tones.ts';

const cuts: Readonly<Record<HairCut, (random: Random, tone: Tones) => Hair>> = {
  ...{ bob, afro, parted, topknot, straight, shorn, tail, shawl },
  ...{ combed, tousled, wavy, crown, knot, quiff, swept },
};

export const paintHair = (random: Random, cut: HairCut, hair: string): Hair => cuts[cut](random, tones(hair));
