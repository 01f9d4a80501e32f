import type { DayPart, Season } from '../../../../domain/content/drawing.ts';
import { type Ink, makeInk } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { paintFront, paintHills } from './hills.ts';
import { house } from './house.ts';
import { document, group, line, type Random, tooth } from './kit.ts';
import { type Light, lightOf } from './light.ts';
import { paintMountains } from './mountains.ts';
import { paintSeason } from './seasons.ts';
import { falling, paintSky } from './sky.ts';
import { orchard } from './trees.ts';
import { church, shine, shop } from './village.ts';

const smoke = (light: Light): string =>
  light.season === 'winter' || light.season === 'autumn'
    ? line(
        'M660 318q-8 -12 2 -22q10 -12 -2 -26M912 316q-8 -12 2 -24q8 -10 0 -22',
        light.at('#ffffff'),
        7,
        0.5,
      )
    : '';

/** The lane over the bridge. */
const lane = (light: Light): string =>
  line(
    'M900 424Q790 440 690 440Q640 438 606 414',
    light.at(light.season === 'winter' ? '#d5dfe6' : '#dcc89c'),
    15,
  ) +
  line('M534 412Q566 384 610 410', light.at('#b3a79c'), 10) +
  line('M526 405Q566 373 618 403', light.at('#8f857e'), 4.4);

/** The lanterns between the houses. */
const lanes = (light: Light): string => {
  return (
    line('M724 428v-34M866 420v-34', light.at('#3a3346'), 3) +
    line('M724 392h.1M866 384h.1', light.lamps ? '#ffe09a' : light.at('#f4ead6'), 8)
  );
};

const village = (random: Random, ink: Ink, light: Light): string =>
  [
    smoke(light),
    house(random, light, { x: 956, y: 366, width: 58, wall: '#fbf1de', shutters: '#7a4a52' }),
    house(random, light, { x: 620, y: 370, width: 62, roof: '#7a5140' }),
    church(random, light, 700, 384, 54),
    house(random, light, { x: 852, y: 372, width: 70, wall: '#f3dcc0', roof: '#9a5238' }),
    house(random, light, { x: 652, y: 402, width: 78, wall: '#fbf1de', wood: '#8a5a3a' }),
    house(random, light, {
      x: 918,
      y: 396,
      width: 84,
      wall: '#f6e3c6',
      roof: '#7d4436',
      shutters: '#5d6f3e',
    }),
    lanes(light),
    shine(ink, light, [
      [780, 396, 86],
      [652, 388, 50],
      [918, 380, 54],
      [724, 392, 40],
      [866, 384, 40],
      [700, 350, 50],
    ]),
    shop(random, light, 786, 414, 112),
  ].join('');

/** Mountains, woods and a few roofs, as a background. */
export const outlook = (ink: Ink): string => {
  const light = lightOf('spring', 'morning');
  const random = randomFrom('augental-valley-spring');
  return [
    paintSky(randomFrom('augental-sky-outlook'), ink, light),
    paintMountains(random, ink, light),
    paintHills(random, light),
    church(random, light, 640, 400, 64),
    house(random, light, { x: 560, y: 408, width: 88, wall: '#fbf1de' }),
    shop(random, light, 462, 424, 112),
    orchard(random, light, 100, 470, 66),
    orchard(random, light, 246, 452, 48),
  ].join('');
};

/** The valley without the paper grain, for pictures with a view of it. */
export const valley = (ink: Ink, season: Season, part: DayPart): string => {
  const light = lightOf(season, part);
  const random = randomFrom(`augental-valley-${season}`);
  const snows = season === 'winter' && (part === 'evening' || part === 'day');
  return [
    paintSky(randomFrom(`augental-sky-${season}-${part}`), ink, light),
    paintMountains(random, ink, light),
    paintHills(random, light),
    lane(light),
    group(village(random, ink, light), -160, -92, 1.22),
    paintFront(random, light),
    paintSeason(random, light),
    snows ? falling(random) : '',
  ].join('');
};

export const place = (season: Season, part: DayPart): string => {
  const ink = makeInk('v');
  const body = `${valley(ink, season, part)}<path d="M0 0H1200V500H0Z" fill="url(#tooth)"/>`;
  return document([1200, 500], body, ink.defs() + tooth(randomFrom('tooth')));
};
