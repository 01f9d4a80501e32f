import { points } from '../../../../../shared/svg/curve.ts';
import { blob, box, curve, oval, type Points } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { glassesOf } from '../objects/glasses.ts';
import { flat, turned } from '../objects/surfaces.ts';

/** A desk at night: a lamp, books, reading glasses on a page. */
export const desk = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 300), {
      tone: (x, y) => Math.max(0.04, 0.62 * Math.min(1, Math.hypot(x - 190, y - 190) / 330 - 0.16)),
      hatch: [{ gap: 5.4 }],
    });
    drawn.lay(
      box(0, 290, 600, 110),
      flat((x, y) => 0.16 + 0.4 * Math.max(0, (x - 300) / 400) + (y - 290) / 600, 0, 5.4),
    );
    drawn.lay(blob(points('100,318 130,302 196,302 226,318')), {
      metal: true,
      tone: 0.5,
      hatch: [{ gap: 3.4 }],
      edge: 1.8,
    });
    drawn.stroke(curve(points('163,304 150,220 116,150 150,92')), () => 6, undefined, true);
    const shade: Points = points('128,60 190,74 256,142 226,168 108,124');
    drawn.lay(blob(shade, 6), {
      tone: turned(100, 150, 0.3, 0.7),
      hatch: [{ gap: 4, angle: 62 }],
      edge: 2.2,
    });
    drawn.lay(oval(176, 148, 62, 12, 0.34), { bare: true, edge: 1.6 });
    const spines: readonly (readonly [number, number, number, number])[] = [
      [404, 150, 30, 0.6],
      [436, 134, 24, 0.2],
      [462, 158, 34, 0.45],
      [498, 142, 26, 0.75],
      [526, 150, 36, 0.3],
    ];
    for (const [x, y, w, tone] of spines) {
      drawn.lay(box(x, y, w, 292 - y), {
        tone: turned(x, w, tone * 0.7, 0.4),
        hatch: [{ gap: 4, angle: 90 }],
        edge: 1.7,
      });
      for (const at of [18, 26, 292 - y - 26])
        drawn.stroke(
          [
            [x + 3, y + at],
            [x + w - 3, y + at],
          ],
          () => 1.6,
          undefined,
          true,
        );
    }
    const left = [...curve(points('150,352 220,330 300,346')), ...curve(points('300,392 210,378 116,398'))];
    const right = [...curve(points('300,346 384,328 458,348')), ...curve(points('496,396 392,378 300,392'))];
    for (const page of [left, right]) drawn.lay(page, { bare: true, edge: 1.9 });
    for (let row = 0; row < 5; row++) {
      drawn.stroke(
        curve([
          [154 - row * 6, 358 + row * 7],
          [220, 340 + row * 8],
          [288, 353 + row * 7],
        ]),
        () => 1.3,
      );
      drawn.stroke(
        curve([
          [312, 353 + row * 7],
          [386, 338 + row * 8],
          [452 + row * 6, 354 + row * 7],
        ]),
        () => 1.3,
      );
    }
    glassesOf(drawn, 316, 322, 40, { metal: true });
    return [];
  });
