import { blob, box, clipped, fill, group, line, paint, rough, strokes } from './kit.ts';
import { at, bottle, dropper, mug, plant } from './objects.ts';
import { lensCase, spectacles } from './optics.ts';
import { planks, room, view, wall } from './room.ts';

/** A bathroom shelf, where lenses are kept overnight. */
export const bathShelf = (): string =>
  room('bath', (random, ink) => {
    const tiles = `${[80, 160, 240, 320].map((y) => `M0 ${y}H600`).join('')}${[60, 140, 220, 300, 380, 460, 540].map((x) => `M${x} 0V400`).join('')}`;
    const mirror = blob(random, [196, 138], [118, 116], 0.015, 12);
    return [
      wall(random, '#cfe4dd'),
      line(tiles, '#ffffff', 4, 0.5),
      fill(mirror, '#e6f3f1'),
      clipped(
        ink.clip(`<path d="${mirror}"/>`),
        line('M90 190L230 30M130 230L300 40M100 120L150 66', '#ffffff', 20, 0.6) +
          fill('M70 220Q200 190 330 230V270H70Z', '#b7d6cf', 0.8),
      ),
      `<path d="${mirror}" fill="none" stroke="${paint.wood}" stroke-width="13"/><path d="${mirror}" fill="none" stroke="#d9a874" stroke-width="4"/>`,
      line('M500 60v40', paint.honey, 6),
      fill('M464 142Q468 100 500 98Q532 100 536 142Z', '#fff4de'),
      `<circle cx="500" cy="142" r="120" fill="${ink.radial([
        [0, '#fff0b8', 0.8],
        [1, '#fff0b8', 0],
      ])}"/>`,
      rough(box(random, 40, 302, 520, 22), paint.wood),
      fill('M40 322H560V332H40Z', '#6e4630', 0.6),
      line('M110 330l-2 46h22M490 330l2 46h-22', '#6e4630', 9),
      line(strokes(random, { count: 9, in: [60, 306, 480, 12], length: 60, angle: 0 }), '#dcab78', 2.4, 0.6),
      line('M92 254L84 194M112 254L124 186', paint.teal, 6),
      line('M84 194l-2 -18M124 186l4 -18', '#fff', 10),
      at(random, mug(paint.brick), 102, 302, 0.98),
      at(random, bottle('#cfe7e4', paint.teal), 218, 302, 1),
      at(random, lensCase, 326, 298, 0.86),
      at(random, dropper(paint.plum), 424, 302, 0.9),
      at(random, plant('#f0dfc4'), 506, 302, 1.06),
      line('M24 400Q40 372 120 366L480 366Q560 372 576 400', '#ffffff', 8, 0.9),
      fill('M24 402Q40 374 120 368L480 368Q560 374 576 402Z', '#f4f8f7'),
    ].join('');
  });

const cat = (x: number, y: number, size: number): string =>
  group(
    [
      line('M-60 -8Q-92 -16 -84 -40', '#d98f4a', 13),
      rough('M-66 0C-76 -46 -30 -60 10 -52C40 -56 64 -40 62 -14Q62 0 50 0Z', '#d98f4a'),
      line('M-40 -46q4 12 0 22M-22 -50q4 12 0 24M-4 -51q4 12 0 22', '#a85f2c', 6, 0.7),
      fill('M28 -44C28 -66 76 -66 78 -40C80 -16 62 -6 50 -8C34 -8 26 -24 28 -44Z', '#e2a05c'),
      fill('M30 -50L28 -74L48 -58ZM60 -58L78 -74L78 -48Z', '#d98f4a'),
      line('M38 -36q5 5 10 0M60 -36q5 5 10 0', '#4a2c1c', 3),
      fill('M51 -28h7l-3.500 4Z', '#c9605c'),
      line(
        'M54 -23q-4 5 -8 2M54 -23q4 5 8 2M30 -26l-14 -3M30 -21l-13 3M76 -26l12 -4M76 -21l12 2',
        '#4a2c1c',
        1.8,
        0.7,
      ),
      fill('M20 -6q14 -8 28 0v6H20Z', '#f3dfc0'),
    ].join(''),
    x,
    y,
    size,
  );

/** A desk in the late afternoon, with eye drops beside the screen. */
export const desk = (): string =>
  room('desk', (random, ink) =>
    [
      wall(random, '#e3d3e2'),
      view(random, ink, [52, 34, 208, 184]),
      cat(172, 232, 0.92),
      line('M44 236H270', '#e6d3b4', 10),
      rough(box(random, 318, 126, 232, 156), '#3a3350'),
      fill(box(random, 330, 138, 208, 132, 0.8), '#dff0ee'),
      line('M350 168h86M350 190h130M350 212h112', paint.teal, 7, 0.55),
      fill('M468 244q26 -40 52 -8l10 20h-66Z', paint.honey, 0.8),
      `<circle cx="500" cy="176" r="18" fill="${paint.brick}" opacity=".75"/>`,
      line('M340 148L420 142', '#fff', 6, 0.6),
      fill('M410 280h48l8 36h-64Z', '#574f70'),
      planks(random, 316, '#b07a4c'),
      at(random, plant(paint.brick), 566, 330, 0.94),
      fill('M310 330L560 326L574 350L296 352Z', '#4a4160'),
      line('M320 336H554M314 343H560', '#8d84ab', 3, 0.7),
      at(random, mug(paint.brick), 90, 338, 1.06),
      at(random, dropper(paint.teal), 176, 344, 1),
      group(spectacles(paint.plum, '#dff1f2', 0.6), 250, 378, 0.54, -6),
    ].join(''),
  );
