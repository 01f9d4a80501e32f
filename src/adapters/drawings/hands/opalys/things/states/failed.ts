import { points } from '../../../../../shared/svg/curve.ts';
import { curve, moved, oval, type Points } from '../../engraving/shape.ts';
import { vignette } from '../frames.ts';
import { ground } from './ground.ts';

/** Glasses broken at the bridge. */
export const failed = (): string =>
  vignette((drawn) => {
    ground(drawn, 300);
    const half = (x: number, y: number, turn: number, side: 1 | -1): void => {
      const put = (points: Points) => moved(points, x, y, 1, turn);
      drawn.stroke(
        put(
          curve([
            [side * 84, -24],
            [side * 108, -36],
            [side * 150, -14],
            [side * 168, 40],
          ]),
        ),
        () => 9,
      );
      drawn.lay(put(oval(0, 0, 92, 88)), { tone: 0.92, hatch: [{ gap: 3.2, angle: 45 }], edge: 2 });
      drawn.lay(put(oval(0, 0, 79, 75)), {
        bare: true,
        tone: (px, py) =>
          0.14 * Math.max(0, Math.sin((px + py) / 26)) + 0.2 * Math.max(0, (px - x) / 90 - 0.4),
        hatch: [{ gap: 5, angle: -45 }],
        edge: 1.7,
      });
      drawn.stroke(
        put(
          curve([
            [-side * 84, -18],
            [-side * 100, -34],
            [-side * 112, -33],
          ]),
        ),
        () => 8,
      );
    };
    drawn.dim(oval(300, 306, 220, 14), 0.2, 20);
    half(176, 210, -0.16, -1);
    half(420, 224, 0.22, 1);
    const crack: readonly Points[] = [
      points('398,214 440,190 462,158'),
      points('398,214 372,190 366,156'),
      points('398,214 430,246 438,292'),
      points('398,214 368,240 350,250'),
      points('398,214 450,222 494,216'),
      points('426,198 438,222 420,236'),
      points('380,198 392,190 412,206'),
    ];
    for (const line of crack) drawn.stroke(line, 2.2);
    for (const [x, y, r] of [
      [296, 190, 7],
      [304, 214, 5],
      [290, 232, 4],
    ] as const)
      drawn.lay(
        [
          [x, y - r],
          [x + r, y + r * 0.4],
          [x - r * 0.7, y + r],
        ],
        { metal: true, tone: 0.5, hatch: [{ gap: 2.6 }], edge: 1.2 },
      );
    return [];
  });
