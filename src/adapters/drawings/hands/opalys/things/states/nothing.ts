import { moved, oval, type Point, type Points } from '../../engraving/shape.ts';
import { vignette } from '../frames.ts';
import { turned } from '../objects/surfaces.ts';
import { ground } from './ground.ts';

/** A telescope pointed at a single star, for when nothing was found. */
export const nothing = (): string =>
  vignette((drawn) => {
    ground(drawn, 334);
    for (const [x, y, r] of [
      [430, 62, 3],
      [490, 130, 2.4],
      [330, 58, 2],
      [528, 190, 2],
      [210, 74, 2.4],
      [150, 130, 1.8],
    ] as const)
      drawn.lay(oval(x, y, r), { solid: true, metal: true });
    const star: Points = Array.from({ length: 8 }, (_, index): Point => {
      const [angle, far] = [(index / 8) * 2 * Math.PI - Math.PI / 2, index % 2 ? 6 : 28];
      return [470 + Math.cos(angle) * far, 84 + Math.sin(angle) * far];
    });
    drawn.lay(star, {
      metal: true,
      tone: (x) => (x > 470 ? 0.8 : 0.2),
      hatch: [{ gap: 2.6, angle: 30 }],
      edge: 1.6,
    });
    for (const [x, lean] of [
      [210, -10],
      [300, 0],
      [390, 10],
    ] as const)
      drawn.lay(
        [
          [292, 206],
          [308, 206],
          [x + 5 + lean, 352],
          [x - 5 + lean, 352],
        ],
        { tone: turned(x - 30, 60, 0.4, 0.5), hatch: [{ gap: 3.6 }], edge: 1.8 },
      );
    drawn.lay(oval(300, 204, 26, 18), { metal: true, tone: 0.5, hatch: [{ gap: 3 }], edge: 2 });
    const put = (points: Points) => moved(points, 300, 190, 1, -0.46);
    const round = (from: number, to: number, a: number, b: number, tone: number, metal = false) =>
      drawn.lay(
        put([
          [from, -a],
          [to, -b],
          [to + 5, 0],
          [to, b],
          [from, a],
          [from - 4, 0],
        ]),
        {
          metal,
          tone: (x, y) => {
            const across = ((x - 300) * Math.sin(0.46) + (y - 190) * Math.cos(0.46)) / Math.max(a, b);
            return tone + 0.5 * Math.max(0, across) ** 1.4 + 0.2 * Math.max(0, -across - 0.6);
          },
          hatch: [{ gap: 3.8, angle: -26.4 }],
          edge: 2.2,
        },
      );
    round(-176, -146, 20, 22, 0.5, true);
    round(-146, -40, 25, 27, 0.1);
    round(-46, -34, 32, 32, 0.4, true);
    round(-34, 80, 34, 38, 0.06);
    round(74, 88, 44, 44, 0.4, true);
    round(88, 176, 42, 50, 0.34);
    drawn.lay(put(oval(178, 0, 14, 50)), {
      bare: true,
      tone: (x) => 0.3 * Math.max(0, Math.sin(x / 5)),
      hatch: [{ gap: 4 }],
      edge: 2.4,
      metal: true,
    });
    return [];
  });
