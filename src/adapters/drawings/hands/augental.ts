import type { Hand } from '../hand.ts';
import { empty, lost, nothing } from './augental/beasts.ts';
import { exam } from './augental/exam.ts';
import { eye } from './augental/eye.ts';
import { fingertip, giving, openCase } from './augental/hands.ts';
import { hero, heroTall } from './augental/hero.ts';
import { beach, slope } from './augental/outdoors.ts';
import { person } from './augental/person.ts';
import { place } from './augental/place.ts';
import { counter } from './augental/rooms.ts';
import { bathShelf, desk } from './augental/scenes.ts';
import { shopWindow } from './augental/shop-window.ts';
import { failed, thanks } from './augental/states.ts';
import { care, lenses, reading, sunglasses } from './augental/tiles.ts';

/** The style of a picture book: soft layered shapes, uneven edges, dry brush strokes. */
export const augental: Hand = {
  person,
  eye,
  place,
  things: {
    'hand-fingertip': fingertip,
    'hand-case': openCase,
    'hand-parcel': giving,
    'room-counter': counter,
    'room-exam': exam,
    'room-window': shopWindow,
    'scene-shelf': bathShelf,
    'scene-desk': desk,
    'scene-slope': slope,
    'scene-beach': beach,
    'state-lost': lost,
    'state-empty': empty,
    'state-nothing': nothing,
    'state-thanks': thanks,
    'state-failed': failed,
    'tile-lenses': lenses,
    'tile-care': care,
    'tile-sunglasses': sunglasses,
    'tile-reading': reading,
    hero,
    'hero-tall': heroTall,
  },
};
