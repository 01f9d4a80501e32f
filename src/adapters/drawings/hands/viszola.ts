import { drawn } from '../placeholder.ts';
import { eye } from './viszola/eye.ts';
import { place } from './viszola/street/place.ts';
import { person } from './viszola/person/person.ts';
import { caseInHand, fingertip, parcelInHands } from './viszola/things/hands.ts';

export const viszola = { ...drawn, eye, person, place, things: { 'hand-fingertip': fingertip, 'hand-case': caseInHand, 'hand-parcel': parcelInHands } };
