import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { blob, curve, mirror, oval, type Points } from '../../engraving/shape.ts';
import type { Likeness } from '../likeness.ts';

const necklines = { suit: 440, shirt: 428, turtle: 400, blouse: 424, vee: 478, round: 432 } as const;

const shoulders = (wide: number, deep: number): Points => {
  const left: Points = [
    [150, 386],
    [145, 408],
    [118, 424],
    [200 - wide, 444],
    [200 - wide - 30, 470],
    [200 - wide - 44, 520],
  ];
  const neckline = curve(
    deep > 450
      ? [
          [250, 386],
          [226, 440],
          [200, deep],
          [174, 440],
          [150, 386],
        ]
      : [
          [250, 386],
          [234, deep - 14],
          [200, deep],
          [166, deep - 14],
          [150, 386],
        ],
  );
  return [...curve(left), ...[...curve(mirror(left, 200))].reverse(), ...neckline];
};

/** Draped cloth over a shoulder, for lines that bend with it. */
const drape = (x: number, y: number): number =>
  -14 * Math.cos(((x - 200) / 180) * Math.PI) + (y - 400) * 0.02;

const buttons = (plate: Plate, x: number, from: number): void => {
  for (let y = from; y < 510; y += 30) {
    plate.lay(oval(x, y, 4), { edge: 1.1 });
    plate.stroke(
      [
        [x - 1.5, y],
        [x + 1.5, y],
      ],
      () => 0.8,
    );
  }
};

const collar = (plate: Plate, tone: number): void => {
  const left: Points = points('152,378 140,398 166,446 200,420 176,404');
  for (const shape of [left, mirror(left, 200)])
    plate.lay(shape, { tone, hatch: [{ gap: 3.4, angle: shape === left ? 55 : -55 }], edge: 1.6 });
};

/** The shoulders of a person, with clothes. */
export const dressOf = (plate: Plate, dress: Likeness['dress'], wide: number): void => {
  const cloth = (tone: number, angle: number, gap = 4.6) =>
    plate.lay(shoulders(wide, necklines[dress]), {
      tone: (x, y) => tone + 0.1 * Math.sin(x / 21 + y / 34) + Math.max(0, (x - 230) / 500),
      hatch: [
        { gap, angle, bend: drape },
        { gap, angle: angle + 62, from: 0.46 },
      ],
      edge: 1.8,
    });
  if (dress === 'suit') {
    cloth(0.62, 12);
    plate.lay(points('158,388 242,388 204,510 196,510'), {
      tone: 0.05,
      hatch: [{ gap: 4, angle: 90 }],
      edge: 1.2,
    });
    collar(plate, 0.04);
    plate.lay(points('192,424 208,424 214,442 209,452 222,510 178,510 191,452 186,442'), {
      tone: (_x, y) => 0.55 + 0.25 * Math.sin(y / 4),
      hatch: [{ gap: 3, angle: 32 }],
      edge: 1.2,
    });
    const lapel: Points = points('148,386 118,424 140,446 130,458 192,520 180,470');
    for (const shape of [lapel, mirror(lapel, 200)])
      plate.lay(shape, { tone: 0.5, hatch: [{ gap: 3.4, angle: shape === lapel ? -48 : 48 }], edge: 1.7 });
  } else if (dress === 'shirt') {
    cloth(0.16, 8, 4.2);
    plate.stroke(curve(points('200,424 201,470 200,510')), 1.3);
    collar(plate, 0.1);
    buttons(plate, 206, 452);
  } else if (dress === 'turtle') {
    cloth(0.5, 6);
    const roll: Points = points('148,360 144,388 150,412 200,424 250,412 256,388 252,360 200,378');
    plate.lay(blob(roll), {
      tone: (x) => 0.3 + 0.3 * Math.abs(Math.sin(x / 5)) + Math.max(0, (x - 210) / 300),
      hatch: [{ gap: 3.4, angle: 90, bend: (_x, y) => (y - 390) * 0.12 }],
      edge: 1.6,
    });
  } else if (dress === 'blouse') {
    cloth(0.09, 10, 4.2);
    const bow: Points = points('200,424 164,404 150,420 160,446');
    for (const shape of [bow, mirror(bow, 200)])
      plate.lay(blob(shape), {
        tone: 0.2,
        hatch: [{ gap: 3.4, angle: shape === bow ? 20 : -20 }],
        edge: 1.5,
      });
    const tail: Points = points('198,426 180,470 176,506 194,504 203,440');
    for (const shape of [tail, mirror(tail, 200)])
      plate.lay(blob(shape), { tone: 0.16, hatch: [{ gap: 3.4, angle: 84 }], edge: 1.4 });
    plate.lay(oval(200, 427, 9, 8), { tone: 0.3, hatch: [{ gap: 2.6, angle: 90 }], edge: 1.4 });
  } else if (dress === 'vee') {
    cloth(0.42, 14);
    plate.stroke(curve(points('142,388 168,446 200,488 232,446 258,388')), () => 1.1);
  } else {
    cloth(0.28, 8);
    plate.stroke(curve(points('143,391 162,427 200,441 238,427 257,391')), () => 1);
  }
};
