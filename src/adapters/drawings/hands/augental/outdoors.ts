import { darker, lighter } from '../../../shared/svg/colour.ts';
import { personOf } from '../../cast.ts';
import { blob, clipped, fill, group, line, paint, rough, strokes, wisps } from './kit.ts';
import { lightOf } from './light.ts';
import { at, carton } from './objects.ts';
import { spectacles } from './optics.ts';
import { bust } from './person.ts';
import { room } from './room.ts';
import { orchard, spruce } from './trees.ts';

const skier = personOf('person-1').person;

/** A day on the ski slope: sun, snow, goggles that mirror the mountains. */
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
            'M-126 -40C-132 -124 -80 -168 0 -168C80 -168 132 -124 126 -40C76 -64 -76 -64 -126 -40Z',
            paint.teal,
          ),
          line('M-92 -92l20 20l20 -20l20 20l20 -20l20 20l20 -20l20 20l20 -20l20 20', paint.honey, 8),
          rough(
            'M-131 -32C-134 -62 -126 -74 -112 -78C-60 -94 60 -94 112 -78C126 -74 134 -62 131 -32C80 -52 -80 -52 -131 -32Z',
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
