import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { personOf } from '../../cast.ts';
import {
  box,
  brushed,
  clipped,
  cut,
  document,
  fill,
  group,
  line,
  paint,
  type Random,
  rough,
  strokes,
  tooth,
} from './kit.ts';
import { at, bottle, carton, dropper, lensCase, mug, plant, spectacles } from './objects.ts';
import { bust } from './person.ts';

export const room = (name: string, body: (random: Random, ink: Ink) => string): string => {
  const random = randomFrom(`augental-${name}`);
  const ink = makeInk('r');
  const inside = `${body(random, ink)}<path d="M0 0H600V400H0Z" fill="url(#tooth)"/>`;
  return document([600, 400], inside, ink.defs() + tooth(randomFrom('tooth')));
};

export const wall = (random: Random, colour: string): string =>
  `<path d="M0 0H600V400H0Z" fill="${colour}"/>` +
  line(
    strokes(random, { count: 18, in: [0, 10, 600, 360], length: 170, angle: -12, bend: 10 }),
    lighter(colour, 0.35),
    22,
    0.26,
  ) +
  line(
    strokes(random, { count: 12, in: [0, 10, 600, 360], length: 130, angle: -8, bend: 10 }),
    darker(colour, 0.1),
    18,
    0.16,
  );

/** Hills and a steeple in a window, as one sees them from indoors. */
export const view = (
  random: Random,
  ink: Ink,
  [x, y, w, h]: readonly [number, number, number, number],
): string => {
  const glass = box(random, x, y, w, h, 1);
  const inside = [
    fill(glass, '#bfe0e0'),
    fill(
      `M${x - 10} ${y + h * 0.62}L${x + w * 0.22} ${y + h * 0.32}L${x + w * 0.36} ${y + h * 0.46}L${x + w * 0.62} ${y + h * 0.14}L${x + w * 1.1} ${y + h * 0.7}V${y + h}H${x - 10}Z`,
      '#93a8b4',
    ),
    fill(
      `M${x + w * 0.62} ${y + h * 0.14}L${x + w * 0.5} ${y + h * 0.3}L${x + w * 0.6} ${y + h * 0.26}L${x + w * 0.66} ${y + h * 0.34}L${x + w * 0.78} ${y + h * 0.33}Z`,
      '#fbfcfd',
    ),
    fill(
      `M${x - 10} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.6} ${y + h * 0.68}T${x + w + 10} ${y + h * 0.62}V${y + h}H${x - 10}Z`,
      '#7fa66c',
    ),
    fill(
      `M${x + w * 0.2} ${y + h * 0.82}v${-h * 0.3}l${w * 0.04} ${-h * 0.14}l${w * 0.04} ${h * 0.14}v${h * 0.3}Z`,
      '#fbf4e4',
    ),
    fill(`M${x + w * 0.19} ${y + h * 0.53}l${w * 0.05} ${-h * 0.19}l${w * 0.05} ${h * 0.19}Z`, '#4f9a8c'),
    fill(
      `M${x - 10} ${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.72} ${x + w + 10} ${y + h * 0.84}V${y + h}H${x - 10}Z`,
      '#a3bf62',
    ),
    line(
      `M${x + w * 0.1} ${y + h * 0.2}l${w * 0.22} ${-h * 0.1}M${x + w * 0.08} ${y + h * 0.32}l${w * 0.12} ${-h * 0.06}`,
      '#ffffff',
      6,
      0.5,
    ),
  ].join('');
  return [
    clipped(ink.clip(`<path d="${glass}"/>`), inside),
    `<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="none" stroke="#fbf4e4" stroke-width="11"/>`,
    line(`M${x + w / 2} ${y}v${h}M${x} ${n(y + h * 0.42)}h${w}`, '#fbf4e4', 6),
    line(`M${x - 8} ${y + h + 8}h${w + 16}`, '#e6d3b4', 10),
  ].join('');
};

const shelf = (x: number, y: number, w: number): string =>
  line(`M${x} ${y}h${w}`, '#a8703f', 9) + line(`M${x} ${y + 6}h${w}`, '#6e4630', 3, 0.5);

const frames = (x: number, y: number, colours: readonly string[]): string =>
  colours.map((colour, index) => group(spectacles(colour, '#e8f4f2', 0.7), x + index * 62, y, 0.23)).join('');

export const planks = (random: Random, y: number, colour: string, height = 400 - y): string =>
  [
    rough(box(random, -10, y, 620, height + 10), colour),
    fill(`M-10 ${y}H610V${y + 15}H-10Z`, lighter(colour, 0.3)),
    line(`M-10 ${y + 17}H610`, darker(colour, 0.35), 3, 0.4),
    brushed(
      strokes(random, { count: 16, in: [0, y + 28, 600, Math.max(10, height - 34)], length: 90, angle: 1 }),
      darker(colour, 0.25),
      2.6,
      0.4,
    ),
    brushed(
      strokes(random, { count: 9, in: [0, y + 26, 600, Math.max(10, height - 34)], length: 70, angle: 1 }),
      lighter(colour, 0.4),
      2.6,
      0.4,
    ),
  ].join('');

export const moser = (ink: Ink, x: number, y: number, scale: number): string =>
  group(bust(personOf('optician-1').person, ink, 'augental-moser'), x - 200 * scale, y, scale);

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

/** Landolt rings, as eyesight is measured without letters. */
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

/** Where eyes are examined: the chair, the lenses on their arm, the chart. */
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

const awning = (x: number, y: number, w: number): string => {
  const step = w / 9;
  return Array.from({ length: 9 }, (_, index) =>
    fill(
      `M${n(x + index * step)} ${y}h${n(step)}l${n((index - 3.5) * 1.6)} 52q${n(-step / 2)} 20 ${n(-step)} 0Z`,
      index % 2 ? '#fff4de' : paint.brick,
    ),
  ).join('');
};

/** The shop's window from the street, with the sign above and somebody inside. */
export const shopWindow = (): string =>
  room('window', (random, ink) => {
    const glass = box(random, 92, 108, 330, 196, 1);
    const inside = [
      fill(glass, '#f3d7a6'),
      `<circle cx="250" cy="150" r="190" fill="${ink.radial([
        [0, '#fff1c4', 0.95],
        [1, '#fff1c4', 0],
      ])}"/>`,
      shelf(96, 176, 110),
      frames(120, 166, [paint.teal, paint.brick]),
      moser(ink, 334, 124, 0.38),
      fill('M86 268H430V310H86Z', '#8a5a36'),
      group(spectacles(paint.plum, '#dff1f2', 0.7), 146, 262, 0.44),
      at(random, bottle('#cfe7e4', paint.teal), 222, 272, 0.5),
      at(random, carton(paint.teal, '#8fc9c2'), 268, 272, 0.56),
      at(random, lensCase, 400, 270, 0.4),
      line('M104 130L180 108M100 168L150 120M360 306L424 250', '#ffffff', 9, 0.28),
    ].join('');
    return [
      wall(random, '#cfe3dc'),
      fill('M-10 352H610V410H-10Z', '#b9a894'),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        fill(
          cut(random, [
            [index * 92 - 20, 358],
            [index * 92 + 62, 358],
            [index * 92 + 56, 378],
            [index * 92 - 26, 378],
          ]),
          '#cdbda6',
        ),
      ),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        fill(
          cut(random, [
            [index * 104 + 20, 384],
            [index * 104 + 112, 384],
            [index * 104 + 106, 404],
            [index * 104 + 12, 404],
          ]),
          '#a8967f',
          0.7,
        ),
      ),
      rough(box(random, 66, 84, 388, 270), paint.teal),
      clipped(ink.clip(`<path d="${glass}"/>`), inside),
      `<path d="M92 108h330v196h-330Z" fill="none" stroke="#0b464a" stroke-width="8"/>`,
      awning(56, 64, 408),
      line('M56 64H464', darker(paint.brick, 0.3), 6),
      rough(box(random, 476, 112, 92, 242), '#0b464a'),
      fill(box(random, 490, 130, 64, 110, 1), '#f6dca6'),
      line('M556 250v20', paint.honey, 7),
      line('M490 284h64v50h-64Z', mix(paint.teal, '#ffffff', 0.3), 4, 0.7),
      line('M522 130v110M490 184h64', '#0b464a', 5),
      line('M470 40H590M500 40v14M560 40v14', '#3a3346', 5),
      `<g fill="#fff4de" fill-opacity=".7" stroke="${paint.honey}" stroke-width="8"><circle cx="504" cy="76" r="22"/><circle cx="560" cy="76" r="22"/></g>`,
      line('M526 72q6 -6 12 0', paint.honey, 7),
      rough('M84 330H432L424 362H92Z', '#8a5a36'),
      line(
        Array.from(
          { length: 26 },
          () => `M${Math.round(90 + random() * 336)} ${Math.round(312 + random() * 20)}h.1`,
        ).join(''),
        '#4d7f4a',
        17,
      ),
      line(
        Array.from(
          { length: 22 },
          () => `M${Math.round(94 + random() * 330)} ${Math.round(304 + random() * 22)}h.1`,
        ).join(''),
        '#d9473f',
        13,
      ),
      line(
        Array.from(
          { length: 12 },
          () => `M${Math.round(94 + random() * 330)} ${Math.round(304 + random() * 20)}h.1`,
        ).join(''),
        '#f6a79a',
        6,
      ),
      line(strokes(random, { count: 9, in: [100, 342, 320, 12], length: 40, angle: 1 }), '#b9855a', 3, 0.5),
    ].join('');
  });
