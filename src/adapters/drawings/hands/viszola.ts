import type { Hand } from '../hand.ts';
import { eye } from './viszola/eye.ts';
import { person } from './viszola/person/person.ts';
import { place } from './viszola/street/place.ts';
import { caseInHand, fingertip, parcelInHands } from './viszola/things/hands.ts';
import { hero, heroTall } from './viszola/things/hero.ts';
import { counter, exam, shopWindow } from './viszola/things/rooms.ts';
import { bathroomShelf, beach, desk, slope } from './viszola/things/scenes.ts';
import { empty, failed, lost, nothing, thanks } from './viszola/things/states.ts';
import { careTile, lensesTile, readingTile, sunTile } from './viszola/things/tiles.ts';

/** The style of Milan posters: flat shapes without outlines, long slanted shadows, the grain of lithographic stone. */
export const viszola: Hand = {
  person,
  portrait: (who, lens) => person({ ...who, lens }, false),
  eye,
  place,
  things: {
    'hand-fingertip': fingertip,
    'hand-case': caseInHand,
    'hand-parcel': parcelInHands,
    'room-counter': counter,
    'room-exam': exam,
    'room-window': shopWindow,
    'scene-shelf': bathroomShelf,
    'scene-desk': desk,
    'scene-slope': slope,
    'scene-beach': beach,
    'state-lost': lost,
    'state-empty': empty,
    'state-nothing': nothing,
    'state-thanks': thanks,
    'state-failed': failed,
    'tile-lenses': lensesTile,
    'tile-care': careTile,
    'tile-sunglasses': sunTile,
    'tile-reading': readingTile,
    hero,
    'hero-tall': heroTall,
  },
};
