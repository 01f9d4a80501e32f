import { points } from '../../../../../shared/svg/curve.ts';
import { randomFrom } from '../../../../../shared/svg/random.ts';
import { box, curve, oval, type Point } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { glassesOf } from '../objects/glasses.ts';
import { fallsOn } from '../objects/surfaces.ts';
import { sun } from './sun.ts';

/** The sea, a parasol, sunglasses in the sand. */
export const beach = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 190), { tone: (_x, y) => 0.26 - y / 900, hatch: [{ gap: 8, even: true }] });
    sun(drawn, 440, 90, 34);
    drawn.lay(box(0, 176, 600, 110), {
      tone: (x, y) =>
        Math.max(
          0,
          0.5 - (y - 176) / 320 - 0.4 * Math.max(0, 1 - Math.abs(x - 440) / (24 + (y - 176) * 0.5)),
        ),
      hatch: [{ gap: 5.4, bend: (x, y) => 2.4 * Math.sin(x / 24 + y / 4) }],
      edge: 1.4,
    });
    for (const [x, y] of [
      [500, 172],
      [536, 166],
    ] as const) {
      drawn.lay(
        [
          [x, y],
          [x + 4, y - 44],
          [x + 26, y - 2],
        ],
        { bare: true, edge: 1.3 },
      );
      drawn.lay(
        [
          [x - 12, y + 1],
          [x + 30, y + 1],
          [x + 22, y + 9],
          [x - 6, y + 9],
        ],
        { solid: true },
      );
    }
    const shore = curve(points('-20,268 90,282 210,262 340,280 470,258 620,276'));
    drawn.lay([...shore, [620, 420], [-20, 420]], {
      bare: true,
      tone: (x, y) => 0.04 + 0.1 * Math.max(0, Math.sin(x / 50 + y / 22)),
      hatch: [{ gap: 6.4, bend: (x) => 6 * Math.sin(x / 60) }],
      edge: 1.8,
    });
    const random = randomFrom('sand');
    for (let index = 0; index < 60; index++) {
      const [x, y]: Point = [random() * 600, 300 + random() * 96];
      drawn.stroke(
        [
          [x, y],
          [x + 1.2, y + 0.4],
          [x + 2.4, y],
        ],
        () => 1.4,
        undefined,
        true,
      );
    }
    drawn.stroke(points('112,96 148,344'), () => 5, undefined, true);
    const top: Point = [110, 78];
    for (let rib = 0; rib < 6; rib++) {
      const at = (index: number): Point => [
        110 - 118 + index * 40,
        156 - Math.sin((index / 6) * Math.PI) * 12 - index * 5 + 12,
      ];
      const [a, b] = [at(rib), at(rib + 1)];
      drawn.lay(
        [
          ...curve([top, [(top[0] + a[0]) / 2 - (3 - rib) * 5, (top[1] + a[1]) / 2 - 13], a]),
          ...curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 7], b]),
          ...curve([b, [(top[0] + b[0]) / 2 - (2 - rib) * 5, (top[1] + b[1]) / 2 - 13], top]),
        ],
        { bare: true, tone: rib % 2 ? 0.06 : 0.7, hatch: [{ gap: 4.2, angle: -40 + rib * 16 }], edge: 1.7 },
      );
    }
    drawn.dim(oval(190, 352, 110, 14), 0.34, 18);
    fallsOn(drawn, 352, 372, 150, 12, 0.5);
    glassesOf(drawn, 352, 326, 54, { dark: true, square: true });
    return [];
  });
