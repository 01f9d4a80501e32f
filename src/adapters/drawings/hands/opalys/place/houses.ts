import { randomFrom } from '../../../../shared/svg/random.ts';
import { box, curve, type Points } from '../engraving/shape.ts';
import { level, type Street } from './street.ts';
import { atHour } from './weather.ts';
import { windowOf } from './windows.ts';

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
  /** The upper edge of its ground-floor shop. */
  readonly ground: number;
}

/** A stone house with a zinc roof and tall windows. */
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
