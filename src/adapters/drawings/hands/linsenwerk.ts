import type { Hand } from '../hand.ts';
import { eye } from './linsenwerk/eye.ts';
import { hands } from './linsenwerk/hands.ts';
import { hero, heroTall } from './linsenwerk/hero.ts';
import { person } from './linsenwerk/person/person.ts';
import { place } from './linsenwerk/place/place.ts';
import { rooms } from './linsenwerk/rooms.ts';
import { scenes } from './linsenwerk/scenes.ts';
import { states } from './linsenwerk/states.ts';
import { tiles } from './linsenwerk/tiles.ts';

/** The style of a technical drawing: sections, dimensions and hatching on a ruled sheet; magenta for the main dimension. */
export const linsenwerk: Hand = {
  person,
  eye,
  place,
  things: { ...hands, ...rooms, ...scenes, ...states, ...tiles, hero, 'hero-tall': heroTall },
};
