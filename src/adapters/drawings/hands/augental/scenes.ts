import { darker, lighter } from '../../../shared/svg/colour.ts';
import { personOf } from '../../cast.ts';
import { blob, box, clipped, fill, group, line, paint, rough, strokes, wisps } from './kit.ts';
import { lightOf } from './light.ts';
import { at, bottle, carton, dropper, ground, lensCase, mug, plant, spectacles } from './objects.ts';
import { bust } from './person.ts';
import { planks, room, view, wall } from './rooms.ts';
import { orchard, spruce } from './trees.ts';

/** The shelf above a basin, where lenses spend the night. */
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

/** A desk on a late afternoon; drops stand beside the screen. */
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
      ground(30, 6),
      at(random, mug(paint.brick), 90, 338, 1.06),
      at(random, dropper(paint.teal), 176, 344, 1),
      group(spectacles(paint.plum, '#dff1f2', 0.6), 250, 378, 0.54, -6),
    ].join(''),
  );

const skier = personOf('person-1').person;

/** A day on the piste: sun, snow, goggles that mirror the mountains. */
export const slope = (): string =>
  room('slope', (random, ink) => {
    const lens =
      'M-92 -14C-96 -44 -66 -52 0 -52C66 -52 96 -44 92 -14C90 18 62 26 30 20Q14 2 0 2Q-14 2 -30 20C-62 26 -90 18 -92 -14Z';
    const mirror = [
      fill(lens, '#2f5f8a'),
      fill('M-96 20L-60 -22L-34 4L-6 -34L26 6L50 -16L100 24V40H-96Z', '#e9f2f7'),
      fill('M-100 -60H100V-44Q0 -30 -100 -40Z', '#e9a83d', 0.55),
      line('M-78 -36L-52 -10M-60 -42L-42 -24', '#ffffff', 8, 0.6),
    ].join('');
    return [
      `<path d="M0 0H600V400H0Z" fill="#8cc4d6"/>`,
      fill(wisps(random, 10, [0, 30, 600, 150], [260, 30]), '#cfe6ea', 0.7),
      `<circle cx="120" cy="82" r="120" fill="${ink.radial([
        [0, '#fff7d6', 0.95],
        [1, '#fff7d6', 0],
      ])}"/><circle cx="120" cy="82" r="32" fill="#fff7d6"/>`,
      fill('M-10 250L80 170L140 214L236 112L300 190L372 142L470 226L610 160V410H-10Z', '#9fb3c6'),
      fill(
        'M236 108L190 164L218 156L238 180L262 158L290 182ZM80 168L46 202L76 196L96 210L122 202ZM372 140L340 166L368 162L386 182L412 176ZM610 156L540 194L576 192L610 206Z',
        '#fbfcfd',
      ),
      rough('M-10 262C80 226 190 250 290 246C400 242 500 214 610 226V410H-10Z', '#eef4f8'),
      fill(
        Array.from({ length: 9 }, (_, index) =>
          spruce(random, 20 + index * 21, 268 - (index % 3) * 5, 44 + (index % 2) * 12),
        ).join(''),
        '#48707a',
      ),
      line('M-10 330Q120 290 260 310T610 280M-10 352Q140 306 270 330T610 304', '#c6d8e6', 4),
      line(strokes(random, { count: 16, in: [10, 280, 560, 110], length: 50, angle: -8 }), '#ccdce8', 4, 0.7),
      group(
        `${line('M-2 -60L8 0', '#d9473f', 8)}${fill('M-16 -104Q0 -116 16 -104L20 -62Q0 -54 -18 -62Z', '#3f8d8a')}<circle cx="0" cy="-122" r="13" fill="#a46d49"/>${fill('M-14 -126Q-12 -142 0 -142Q12 -142 14 -126Z', '#e9a83d')}${line(
          'M14 -96L36 -72L40 0M-14 -96L-34 -74L-40 -4',
          '#3a3346',
          4,
        )}${line('M-8 -60L-16 -2', '#d9473f', 8)}${line('M-52 8L36 -6q10 -2 10 -10M-44 16L44 2', paint.plum, 5)}`,
        110,
        342,
        0.72,
      ),
      group(bust(skier, ink, 'augental-skier'), 300, 40, 0.86),
      group(
        [
          rough(
            'M-116 -40C-120 -118 -70 -160 0 -160C70 -160 120 -118 116 -40C76 -64 -76 -64 -116 -40Z',
            paint.teal,
          ),
          line('M-92 -92l20 20l20 -20l20 20l20 -20l20 20l20 -20l20 20l20 -20l20 20', paint.honey, 8),
          rough(
            'M-120 -34C-122 -62 -116 -72 -104 -76C-60 -92 60 -92 104 -76C116 -72 122 -62 120 -34C80 -52 -80 -52 -120 -34Z',
            '#2f8583',
          ),
          fill(blob(random, [4, -172], [30, 28], 0.1), '#fff4de'),
          line('M-116 -8H-92M116 -8H92', paint.brick, 18),
          `<path d="${lens}" fill="none" stroke="#fff4de" stroke-width="14"/>`,
          clipped(ink.clip(`<path d="${lens}"/>`), mirror),
        ].join(''),
        472,
        230,
        0.9,
        -5,
      ),
    ].join('');
  });

/** A jetty on a mountain lake in August. */
export const beach = (): string =>
  room('lake', (random, ink) => {
    const light = lightOf('summer', 'day');
    return [
      `<path d="M0 0H600V400H0Z" fill="#9fd3da"/>`,
      fill(wisps(random, 9, [0, 20, 600, 90], [240, 26]), '#eaf6f0', 0.8),
      `<circle cx="470" cy="66" r="110" fill="${ink.radial([
        [0, '#fff7d6', 0.95],
        [1, '#fff7d6', 0],
      ])}"/><circle cx="470" cy="66" r="30" fill="#fff3c0"/>`,
      fill('M-10 190L60 120L110 152L190 66L262 148L330 104L420 170L500 132L610 196V230H-10Z', '#90a6b3'),
      fill('M190 62L158 102L186 96L204 116L226 104ZM330 102L306 124L328 120L346 132L360 122Z', '#fbfcfd'),
      fill('M-10 196Q100 150 220 184T440 180T610 176V240H-10Z', '#4d8a66'),
      fill(
        Array.from({ length: 17 }, (_, index) =>
          spruce(random, 8 + index * 37, 206 + (index % 3) * 3, 34 + (index % 4) * 6),
        ).join(''),
        '#2f6650',
      ),
      rough('M-10 208H610V330H-10Z', '#5fb0ba'),
      fill('M100 210L190 286L262 210ZM280 210L330 250L400 210Z', '#7f9fae', 0.4),
      line(strokes(random, { count: 28, in: [0, 220, 600, 96], length: 60, angle: 0 }), '#d3f0ee', 3.4, 0.7),
      line(strokes(random, { count: 14, in: [0, 220, 600, 96], length: 50, angle: 0 }), '#2f7f8c', 3.4, 0.4),
      fill('M96 252l64 0q-8 14 -32 14q-24 0 -32 -14Z', paint.brick) +
        line('M126 252V196', '#6e4630', 4) +
        fill('M130 198L170 244H130ZM122 208L98 244H122Z', '#fff4de'),
      rough('M-10 326C120 300 260 330 360 318C460 308 540 306 610 300V410H-10Z', '#d9c27c'),
      fill('M-10 346C120 322 240 352 360 340C460 330 540 326 610 320V410H-10Z', '#8fb04e'),
      rough('M250 410L300 262H372L396 410Z', '#b98252'),
      line('M292 286H376M286 306H380M280 328H384M272 352H388M264 378H392', '#7d5434', 4, 0.7),
      line('M304 262V246M368 262V246', '#6e4630', 9),
      line('M506 372L478 168', '#8a5a36', 7),
      fill(
        'M356 214C372 146 440 120 484 142C530 150 566 190 572 244Q548 222 516 218Q480 196 440 206Q396 196 356 214Z',
        paint.brick,
      ),
      fill('M440 206C440 176 456 150 482 142C506 156 518 188 516 218Q480 196 440 206Z', '#fff4de'),
      line('M482 142l-4 -14', '#8a5a36', 6),
      fill('M420 366L560 350L584 384L430 398Z', paint.teal),
      line('M432 376L572 360M438 386L578 370', '#cfe7e4', 4, 0.8),
      group(spectacles(paint.plum, '#3a2f54', 0.92), 496, 368, 0.4, -6),
      orchard(random, light, 52, 356, 60),
      line(
        Array.from(
          { length: 18 },
          () => `M${Math.round(random() * 240)} ${Math.round(356 + random() * 40)}h.1`,
        ).join(''),
        '#fff6e0',
        6,
      ),
      at(random, carton('#7fc4c4', paint.honey), 196, 388, 0.56),
      line(
        strokes(random, { count: 18, in: [0, 350, 250, 46], length: 16, angle: -78 }),
        darker('#8fb04e', 0.28),
        2.6,
        0.6,
      ),
      line(
        strokes(random, { count: 6, in: [300, 280, 70, 100], length: 36, angle: 2 }),
        lighter('#b98252', 0.4),
        3,
        0.5,
      ),
    ].join('');
  });
