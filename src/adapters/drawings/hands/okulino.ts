import type { Hand } from '../hand.ts';
import { drawEye } from './okulino/eye.ts';
import { gestures } from './okulino/gestures.ts';
import { heroes } from './okulino/hero.ts';
import { drawPerson } from './okulino/person.ts';
import { drawPlace } from './okulino/place.ts';
import { rooms } from './okulino/rooms.ts';
import { scenes } from './okulino/scenes.ts';
import { states } from './okulino/states.ts';
import { tiles } from './okulino/tiles.ts';

/** The style of stickers: flat shapes with a white rim, and the eye of the logo among them. */
export const okulino: Hand = {
  person: drawPerson,
  eye: drawEye,
  place: drawPlace,
  things: { ...gestures, ...rooms, ...scenes, ...states, ...tiles, ...heroes },
};
