import { darker, lighter } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { box, brushed, fill, group, line, paint, rough } from './kit.ts';
import { at, plant } from './objects.ts';
import { lensCase } from './optics.ts';
import { planks, room, wall } from './room.ts';

/** Landolt rings: symbols for testing eyesight without letters. */
const rings = (x: number, y: number): string =>
  [
    [[0, 0, 19, 40]],
    [
      [-34, 50, 12, 130],
      [34, 50, 12, 220],
    ],
    [
      [-46, 88, 8, 310],
      [0, 88, 8, 40],
      [46, 88, 8, 130],
    ],
    [
      [-50, 116, 5, 220],
      [-17, 116, 5, 40],
      [17, 116, 5, 310],
      [50, 116, 5, 130],
    ],
  ]
    .flat()
    .map(([dx = 0, dy = 0, r = 5, turn = 0]) => {
      const gap = 0.42;
      const [a, b] = [gap, Math.PI * 2 - gap];
      return `<path transform="translate(${x + dx} ${y + dy}) rotate(${turn})" d="M${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}A${r} ${r} 0 1 1 ${n(Math.cos(b) * r)} ${n(Math.sin(b) * r)}" fill="none" stroke="#241a34" stroke-width="${n(
        r * 0.5,
      )}" stroke-linecap="butt"/>`;
    })
    .join('');

/** The exam room: the chair, the lenses on their arm, the chart. */
export const exam = (): string =>
  room('exam', (random, ink) =>
    [
      wall(random, '#bfd9d5'),
      `<circle cx="140" cy="130" r="170" fill="${ink.radial([
        [0, '#fff6d8', 0.95],
        [1, '#fff6d8', 0],
      ])}"/>`,
      rough(box(random, 62, 44, 156, 186), '#fffaf0'),
      `<path d="M62 44h156v186H62Z" fill="none" stroke="${paint.wood}" stroke-width="9"/>`,
      rings(140, 84),
      planks(random, 344, '#a98a6c'),
      fill('M250 362Q420 340 590 366Q560 392 420 392Q280 390 250 362Z', '#7b4a72', 0.85),
      line('M268 364Q420 348 572 368M292 378Q420 392 552 378', '#d9a8c4', 3.4, 0.7),
      line('M430 366V310M380 372q50 -18 100 0', '#3a3346', 12),
      rough('M356 268Q350 240 372 240L490 244Q506 250 500 276L494 306Q430 322 362 306Z', paint.teal),
      rough(
        'M478 250C486 200 484 150 496 112Q510 96 532 106Q544 120 536 160Q528 220 514 270Q494 282 478 250Z',
        darker(paint.teal, 0.1),
      ),
      fill('M500 100Q506 62 528 66Q548 72 542 112Q520 118 500 100Z', paint.teal),
      brushed('M496 250q8 -60 18 -124M376 256q50 -6 96 2', lighter(paint.teal, 0.4), 3, 0.5),
      line('M362 268Q340 266 336 282L330 300', '#3a3346', 8),
      line('M596 54Q520 10 430 34L404 62', '#3a3346', 9),
      line('M404 60v30', '#3a3346', 8),
      ...[-1, 1].map((side) =>
        group(
          [
            rough(
              'M-44 -26Q-50 -46 -24 -48Q20 -54 36 -34Q50 0 30 34Q0 52 -28 40Q-54 16 -44 -26Z',
              side < 0 ? '#4a4160' : '#57507a',
            ),
            ...[0, 60, 120, 180, 240, 300].map(
              (turn) =>
                `<circle cx="${n(Math.cos((turn * Math.PI) / 180) * 26)}" cy="${n(Math.sin((turn * Math.PI) / 180) * 26 - 4)}" r="7.5" fill="#9fd0d6"/>`,
            ),
            '<circle cx="0" cy="-4" r="12" fill="#e6f6f6"/><circle cx="0" cy="-4" r="6" fill="#1a1030"/>',
            line('M-30 -38q18 -8 40 -6', '#fff', 4, 0.35),
          ].join(''),
          404 + side * 50,
          130,
          0.92 * 1,
        ),
      ),
      fill('M386 160h36l-4 22h-28Z', '#3a3346'),
      line('M378 92h52', paint.honey, 7),
      at(random, plant(paint.brick), 282, 352, 1.1),
      line('M24 346V250M58 346V250M14 250H70', paint.bark, 7),
      at(random, lensCase, 42, 246, 0.42),
    ].join(''),
  );
