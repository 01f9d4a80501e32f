import { darker } from '../../../shared/svg/colour.ts';
import { fill, group, line, paint } from './kit.ts';
import { at, bottle, carton, dropper, mug, plant } from './objects.ts';
import { lensCase, spectacles } from './optics.ts';
import { frames, moser, planks, room, shelf, view, wall } from './room.ts';

/** Frau Moser behind her counter. */
export const counter = (): string =>
  room('counter', (random, ink) =>
    [
      wall(random, '#e9d9bd'),
      view(random, ink, [28, 84, 140, 146]),
      shelf(412, 96, 170),
      shelf(412, 176, 170),
      shelf(412, 256, 170),
      frames(438, 86, [paint.plum, paint.brick, paint.teal]),
      at(random, carton(paint.teal, '#8fc9c2'), 446, 171, 0.52),
      at(random, carton(paint.honey, paint.brick), 500, 171, 0.52),
      at(random, carton('#7b4a72', '#d9a8c4'), 552, 171, 0.52),
      at(random, bottle('#cfe7e4', paint.teal), 440, 251, 0.36),
      at(random, bottle('#f3dfc9', paint.brick), 474, 251, 0.36),
      at(random, dropper(paint.teal), 506, 251, 0.6),
      at(random, plant(paint.brick), 550, 251, 0.56),
      line('M216 -10V20', paint.bark, 4),
      fill('M178 52Q184 18 216 18Q248 18 254 52Q216 60 178 52Z', paint.teal),
      `<ellipse cx="216" cy="54" rx="36" ry="7" fill="#ffe3a0"/>`,
      moser(ink, 304, 62, 0.56),
      planks(random, 318, paint.wood),
      at(random, mug(paint.plum), 64, 330, 0.9),
      group(spectacles(paint.brick, '#dff1f2', 0.7), 172, 332, 0.5, -3),
      at(random, lensCase, 446, 338, 0.66),
      at(random, carton(paint.teal, paint.honey), 540, 342, 0.9),
      `<path d="M366 330a22 18 0 0 1 44 0Z" fill="${paint.honey}"/>` +
        line('M360 332h56', darker(paint.honey, 0.4), 6) +
        line('M388 312v-6', darker(paint.honey, 0.4), 5),
    ].join(''),
  );
