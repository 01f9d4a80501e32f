import type { Hand } from '../hand.ts';
import { eye } from './opalys/eye/eye.ts';
import { person } from './opalys/person.ts';
import { place } from './opalys/place.ts';
import { fingertip, handCase, handParcel } from './opalys/things/hands/hands.ts';
import { hero, heroTall } from './opalys/things/hero.ts';
import { counter } from './opalys/things/rooms/counter.ts';
import { exam } from './opalys/things/rooms/exam.ts';
import { roomWindow } from './opalys/things/rooms/window.ts';
import { beach } from './opalys/things/scenes/beach.ts';
import { desk } from './opalys/things/scenes/desk.ts';
import { shelf } from './opalys/things/scenes/shelf.ts';
import { slope } from './opalys/things/scenes/slope.ts';
import { empty } from './opalys/things/states/empty.ts';
import { failed } from './opalys/things/states/failed.ts';
import { lost } from './opalys/things/states/lost.ts';
import { nothing } from './opalys/things/states/nothing.ts';
import { thanks } from './opalys/things/states/thanks.ts';
import { care, lenses, reading, sunglasses } from './opalys/things/tiles.ts';

/** The style of a copperplate engraving in ink blue and bronze on an opal background: lines that swell and follow the form. */
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
