import type { Hand } from '../hand.ts';
import { eye } from './opalys/eye.ts';
import { person } from './opalys/person.ts';
import { place } from './opalys/place.ts';
import { fingertip, handCase, handParcel } from './opalys/things/hands.ts';
import { hero, heroTall } from './opalys/things/hero.ts';
import { counter, exam, roomWindow } from './opalys/things/rooms.ts';
import { beach, desk, shelf, slope } from './opalys/things/scenes.ts';
import { empty, failed, lost, nothing, thanks } from './opalys/things/states.ts';
import { care, lenses, reading, sunglasses } from './opalys/things/tiles.ts';

/** Copperplate in ink blue and bronze on an opal ground: lines that swell and follow the form. */
export const opalys: Hand = {
  person,
  eye: (shade, lens) => eye(shade, lens),
  place,
  things: {
    'hand-fingertip': fingertip,
    'hand-case': handCase,
    'hand-parcel': handParcel,
    'room-counter': counter,
    'room-exam': exam,
    'room-window': roomWindow,
    'scene-shelf': shelf,
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
