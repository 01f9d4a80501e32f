import type { HairStyle, Person } from '../../../cast.ts';
import { bun, ponytail } from './hair-bound.ts';
import type { Hair } from './hair-layers.ts';
import { bob, long, waves } from './hair-loose.ts';
import { bald, cropped, curls, short } from './hair-short.ts';
import { scarf } from './scarf.ts';
import type { Tones } from './tones.ts';

const styles: Readonly<Record<HairStyle, (person: Person, tones: Tones) => Hair>> = {
  short,
  cropped,
  bob,
  long,
  bun,
  curls,
  waves,
  bald,
  scarf,
  ponytail,
};

export const hairOf = (person: Person, tones: Tones): Hair => styles[person.style](person, tones);
