import type { HairStyle, Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import type { Head } from '../head.ts';
import { curls } from './curls.ts';
import { bob, long, waves } from './falling.ts';
import { pulledBack } from './pulled-back.ts';
import { cropped, short } from './short.ts';

type Cut = (plate: Plate, head: Head, person: Person) => void;

const cuts: Readonly<Partial<Record<HairStyle, Cut>>> = {
  bob,
  long,
  waves,
  bun: pulledBack,
  ponytail: pulledBack,
  short,
  cropped,
  curls: (plate, head, person) => curls(plate, head, person, [0.99, 2.01], 104, 'curls-before'),
};

/** The hair that frames the forehead. */
export const hairBefore: Cut = (plate, head, person) => cuts[person.style]?.(plate, head, person);
