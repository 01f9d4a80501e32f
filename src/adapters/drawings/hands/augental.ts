import type { Hand } from '../hand.ts';
import { drawn } from '../placeholder.ts';
import { eye } from './augental/eye.ts';
import { person } from './augental/person.ts';
import { place } from './augental/place.ts';

export const augental: Hand = { ...drawn, person, eye, place };
