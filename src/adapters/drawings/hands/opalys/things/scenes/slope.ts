import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { blob, box, curve, type Points } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { sun } from './sun.ts';

const ridge = (drawn: Plate, points: Points, light: number, foot: number): void => {
  const shape: Points = [...points, [620, foot], [-20, foot]];
  drawn.lay(shape, {
    tone: (x, y) => {
      const index = points.findIndex(([px]) => px > x);
      const [a, b] = [points[index - 1] ?? [0, 0], points[index] ?? [1, 0]];
      const down = b[1] > a[1];
      return Math.max(
        0,
        (down ? 0.62 : 0.03) * light -
          Math.max(0, y - Math.min(a[1], b[1]) - 90) / 260 +
          0.05 * Math.sin((x * 2 + y * 3) / 21),
      );
    },
    hatch: [{ gap: 5, angle: 58, bend: (x, y) => 5 * Math.sin((x + y * 1.7) / 19) }],
    edge: 1.9,
    bare: true,
  });
};

/** Snow and sun: a mountain mirrored in goggles. */
export const slope = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 320), { tone: (_x, y) => 0.34 - y / 800, hatch: [{ gap: 7, even: true }] });
    sun(drawn, 470, 78, 30);
    ridge(drawn, points('-20,210 50,140 110,190 200,84 262,150 330,104 420,200 500,150 620,220'), 0.7, 330);
    ridge(drawn, points('-20,270 80,214 170,262 300,200 420,272 540,226 620,262'), 1, 400);
    drawn.lay([...curve(points('-20,300 120,290 300,320 480,300 620,280')), [620, 420], [-20, 420]], {
      bare: true,
      tone: (_x, y) => Math.max(0, (y - 330) / 500),
      hatch: [{ gap: 6, bend: (x) => 12 * Math.sin(x / 120) }],
      edge: 1.6,
    });
    const fir = (x: number, y: number, high: number): void => {
      for (let tier = 0; tier < 4; tier++) {
        const [top, wide] = [y - high + tier * high * 0.2, high * (0.14 + tier * 0.075)];
        drawn.lay(
          [
            [x, top],
            [x + wide, top + high * 0.36],
            [x - wide, top + high * 0.36],
          ],
          { tone: (px) => 0.5 + (px - x) / (wide * 2.4), hatch: [{ gap: 3.8, angle: 70 }], edge: 1.4 },
        );
      }
    };
    for (const [x, y, high] of [
      [52, 312, 74],
      [92, 318, 96],
      [556, 300, 84],
      [520, 306, 62],
    ] as const)
      fir(x, y, high);
    const mask = blob(
      points(
        '150,258 190,228 300,220 410,228 450,258 456,312 430,352 372,362 330,342 300,322 270,342 228,362 170,352 144,312',
      ),
    );
    drawn.lay(mask, { tone: 0.9, hatch: [{ gap: 4, angle: 20 }], edge: 2.6 });
    for (const side of [-1, 1])
      drawn.lay(
        [
          [300 + side * 152, 262],
          [300 + side * 310, 240],
          [300 + side * 310, 306],
          [300 + side * 156, 318],
        ],
        { tone: 0.3, hatch: [{ gap: 4.4, angle: side * -8 }], edge: 2 },
      );
    const glass = blob(
      points(
        '166,262 200,240 300,233 400,240 434,262 438,308 416,340 374,348 334,328 300,308 266,328 226,348 184,340 162,308',
      ),
    );
    const pane = drawn.lay(glass, {
      tone: (x, y) => 0.56 - (y - 233) / 300 - 0.5 * Math.exp(-(((x + (y - 290) * 0.6 - 230) / 22) ** 2)),
      hatch: [{ gap: 4.2, bend: (x) => ((x - 300) / 140) ** 2 * 20 }],
      edge: 1.8,
    });
    const inner: Points = points('160,330 220,282 256,306 316,256 366,300 400,280 446,320 446,360 160,360');
    drawn.lay(inner, {
      within: pane,
      bare: false,
      tone: (x) => (x > 316 ? 0.3 : 0.04),
      hatch: [{ gap: 4, angle: 56 }],
      edge: 1.4,
    });
    return [];
  });
