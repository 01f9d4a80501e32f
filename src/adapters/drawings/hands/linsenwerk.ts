import type { Hand } from '../hand.ts';
import { drawn } from '../placeholder.ts';
import { eye } from './linsenwerk/eye.ts';
import { person } from './linsenwerk/person/person.ts';
import { place } from './linsenwerk/place/place.ts';

export const linsenwerk: Hand = { ...drawn, person, eye, place };
