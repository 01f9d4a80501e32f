import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Plate } from '../engraving/plate.ts';
import { arc, box, curve, oval, type Points } from '../engraving/shape.ts';
import { atHour, type Hour } from './weather.ts';

export interface Street {
  readonly drawn: Plate;
  readonly hour: Hour;
  readonly snow: boolean;
  /** Panes where somebody is at home. */
  readonly lit: Points[];
  /** What snow covers. */
  readonly white: Points[];
}

const level = (gap: number) => [{ gap }];

const windowOf = (
  { drawn, hour, lit, snow, white }: Street,
  x: number,
  y: number,
  w: number,
  h: number,
  on: boolean,
  balcony: boolean,
): void => {
  const pane = box(x, y, w, h);
  if (on) lit.push(pane);
  drawn.lay(pane, {
    tone: (_px, py) => (on ? 0.1 : atHour(0.66 - 0.3 * (py > y + h * 0.36 ? 1 : 0), hour)),
    hatch: [{ gap: 6, angle: 90 }],
    edge: 1.1,
  });
  drawn.stroke(
    [
      [x + w / 2, y],
      [x + w / 2, y + h],
    ],
    () => 1.6,
  );
  drawn.stroke(
    [
      [x, y + h * 0.36],
      [x + w, y + h * 0.36],
    ],
    () => 1.1,
  );
  drawn.stroke(
    [
      [x - 6, y - 7],
      [x + w + 6, y - 7],
    ],
    () => 1.6,
  );
  if (snow)
    white.push([
      [x - 8, y - 6],
      [x - 6, y - 11],
      [x + w / 2, y - 12],
      [x + w + 6, y - 11],
      [x + w + 8, y - 6],
    ]);
  if (!balcony) return;
  const top = y + h * 0.66;
  drawn.stroke(
    [
      [x - 6, top],
      [x + w + 6, top],
    ],
    () => 1.7,
    undefined,
    true,
  );
  for (let at = x - 4; at <= x + w + 4; at += 8)
    drawn.stroke(
      [
        [at, top],
        [at, y + h],
      ],
      () => 0.9,
      undefined,
      true,
    );
};

const chimney = ({ drawn, hour, white, snow }: Street, x: number, y: number): void => {
  drawn.lay(box(x, y, 30, 40), {
    tone: (px) => atHour(0.2 + (px - x) / 70, hour),
    hatch: level(4),
    edge: 1.2,
  });
  for (const at of [3, 12, 21])
    drawn.lay(box(x + at, y - 12, 6, 12), { tone: atHour(0.5, hour), hatch: level(3), edge: 0.9 });
  if (snow)
    white.push([
      [x - 2, y + 1],
      [x, y - 4],
      [x + 30, y - 4],
      [x + 32, y + 1],
    ]);
};

export interface House {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floors: number;
  readonly columns: number;
  /** Where its shop begins. */
  readonly ground: number;
}

/** A house of cut stone under a zinc roof, its windows tall. */
export const houseOf = (street: Street, { x, width, top, floors, columns, ground }: House): void => {
  const { drawn, hour, snow, white } = street;
  const random = randomFrom(`house${x}`);
  const roof = 62;
  chimney(street, x + width * 0.16, top - roof - 16);
  chimney(street, x + width * 0.74, top - roof - 20);
  const zinc: Points = [
    [x - 4, top],
    [x + 12, top - roof * 0.82],
    [x + 26, top - roof],
    [x + width - 26, top - roof],
    [x + width - 12, top - roof * 0.82],
    [x + width + 4, top],
  ];
  drawn.lay(zinc, {
    tone: (px, py) =>
      atHour(
        snow
          ? 0.06 + Math.max(0, (py - top + 26) / 90)
          : 0.4 + 0.18 * Math.sin(px / 9) + (px - x) / width / 8,
        hour,
      ),
    hatch: [{ gap: 6, angle: 90 }],
    edge: 1.5,
  });
  if (snow)
    white.push([
      [x + 2, top - roof * 0.5],
      [x + 12, top - roof * 0.82],
      [x + 26, top - roof - 4],
      [x + width - 26, top - roof - 4],
      [x + width - 10, top - roof * 0.8],
      [x + width - 4, top - roof * 0.5],
      [x + width * 0.6, top - roof * 0.62],
      [x + width * 0.3, top - roof * 0.48],
    ]);
  const step = width / columns;
  for (let column = 0; column < columns; column++) {
    const cx = x + step * (column + 0.5);
    const dormer = curve([
      [cx - 15, top - 2],
      [cx - 15, top - 34],
      [cx - 9, top - 44],
      [cx, top - 47],
      [cx + 9, top - 44],
      [cx + 15, top - 34],
      [cx + 15, top - 2],
    ]);
    drawn.lay(dormer, { tone: atHour(0.05, hour), hatch: level(4), edge: 1.2 });
    windowOf({ ...street, snow: false }, cx - 8, top - 33, 16, 28, random() < hour.lit, false);
  }
  drawn.lay(box(x, top, width, 500 - top), {
    tone: (px) => atHour(0.07 + 0.16 * ((px - x) / width) ** 2, hour),
    hatch: level(7.6),
    edge: 1.5,
  });
  drawn.lay(box(x - 6, top - 4, width + 12, 9), { tone: atHour(0.16, hour), hatch: level(3), edge: 1.2 });
  const high = (ground - top) / floors;
  for (let floor = 0; floor < floors; floor++) {
    const y = top + high * floor + 18;
    drawn.stroke(
      [
        [x, y + high - 12],
        [x + width, y + high - 12],
      ],
      () => 0.9,
    );
    for (let column = 0; column < columns; column++)
      windowOf(street, x + step * (column + 0.5) - 12, y, 24, high - 28, random() < hour.lit, floor !== 1);
  }
};

/** Glasses in the window, as they stand on little stands. */
const pairOnShow = (drawn: Plate, x: number, y: number, r: number): void => {
  for (const side of [-1, 1]) {
    const rim = oval(x + side * r * 1.25, y, r, r * 0.86);
    drawn.stroke([...rim, ...rim.slice(0, 2)], () => 2);
  }
  drawn.stroke(arc(x, y - 1, r * 0.34, r * 0.3, Math.PI, 2 * Math.PI), () => 2);
  drawn.stroke(
    [
      [x, y + r],
      [x, y + r + 18],
    ],
    () => 1.1,
    undefined,
    true,
  );
};

/** The maison's own front: an awning, two windows, a door between, an eye over it. */
export const shopOf = (street: Street, x: number, width: number, top: number): void => {
  const { drawn, hour, lit, snow, white } = street;
  const bottom = 456;
  drawn.lay(box(x, top, width, bottom - top), {
    tone: atHour(0.66, hour),
    hatch: [{ gap: 5.4, angle: 90 }],
    edge: 1.8,
  });
  drawn.lay(box(x + 8, top + 6, width - 16, 26), { edge: 1.2, bare: true });
  drawn.stroke(
    [
      [x + 14, top + 10],
      [x + width - 14, top + 10],
    ],
    () => 0.8,
    undefined,
    true,
  );
  drawn.stroke(
    [
      [x + 14, top + 28],
      [x + width - 14, top + 28],
    ],
    () => 0.8,
    undefined,
    true,
  );
  const middle = x + width / 2;
  for (const at of [-96, -72, -48, 48, 72, 96])
    drawn.lay(oval(middle + at, top + 19, 3, 3), { metal: true, solid: true });
  const eyeTop = curve([
    [middle - 24, top + 19],
    [middle - 10, top + 10],
    [middle + 10, top + 10],
    [middle + 24, top + 19],
    [middle + 10, top + 28],
    [middle - 10, top + 28],
    [middle - 24, top + 19],
  ]);
  drawn.lay(eyeTop, { edge: 1.3 });
  drawn.lay(oval(middle, top + 19, 7), { solid: true });
  const door = 58;
  const wide = (width - door - 48) / 2;
  for (const left of [x + 14, x + width - 14 - wide]) {
    const pane = box(left, top + 44, wide, bottom - top - 76);
    if (hour.lamps) lit.push(pane);
    drawn.lay(pane, {
      bare: !hour.lamps,
      tone: (px, py) => (hour.lamps ? 0.02 : 0.05 + 0.16 * Math.max(0, Math.sin((px + py) / 36))),
      hatch: [{ gap: 4.4, angle: -52 }],
      edge: 1.6,
    });
    drawn.lay(box(left + 6, bottom - 62, wide - 12, 4), { solid: true });
    const pairs = 3;
    for (let index = 0; index < pairs; index++)
      pairOnShow(drawn, left + (wide * (index + 0.5)) / pairs, bottom - 92, 10.5);
  }
  const leaf = box(middle - door / 2, top + 44, door, bottom - top - 44);
  drawn.lay(leaf, { tone: atHour(0.5, hour), hatch: [{ gap: 3.6 }], edge: 1.6 });
  const glass = box(middle - door / 2 + 9, top + 54, door - 18, 76);
  if (hour.lamps) lit.push(glass);
  drawn.lay(glass, {
    bare: !hour.lamps,
    tone: hour.lamps ? 0.05 : 0.2,
    hatch: [{ gap: 4, angle: 60 }],
    edge: 1.3,
  });
  drawn.lay(oval(middle + door / 2 - 8, top + 150, 3.4), { metal: true, solid: true });
  const awning: Points = [
    [x - 4, top + 34],
    [x + width + 4, top + 34],
    [x + width + 18, top + 62],
    [x - 18, top + 62],
  ];
  drawn.lay(awning, {
    tone: (px) => atHour(Math.floor((px - x + 400) / 17) % 2 ? 0.7 : 0.02, hour),
    hatch: [{ gap: 5, angle: 90, bend: (px, py) => ((px - middle) / width) * (py - top) * -0.5 }],
    edge: 1.6,
    bare: true,
  });
  if (snow)
    white.push([
      [x - 8, top + 44],
      [x - 3, top + 29],
      [x + width + 3, top + 29],
      [x + width + 8, top + 44],
      [x + width * 0.66, top + 40],
      [x + width * 0.3, top + 46],
    ]);
};
