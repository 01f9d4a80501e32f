import { points } from '../../../../../shared/svg/curve.ts';
import { box, curve, moved, oval, type Point, type Points } from '../../engraving/shape.ts';
import { vignette } from '../frames.ts';
import { eyeMark } from '../objects/marks.ts';
import { turned } from '../objects/surfaces.ts';

/** For a page that was not found: a magnifier over a map whose path ends. */
export const lost = (): string =>
  vignette((drawn) => {
    const sheetOf: Points = points(
      '92,118 210,92 328,122 446,94 520,116 508,322 446,304 328,330 210,302 84,326',
    );
    const folds: Points = points('210,92 328,122 446,94');
    drawn.dim(moved(sheetOf, 10, 14), 0.3, 24);
    drawn.lay(sheetOf, {
      bare: true,
      tone: (x) => ((x > 210 && x < 328) || x > 446 ? 0.16 : 0.03),
      hatch: [{ gap: 5.4, angle: 76 }],
      edge: 2,
    });
    for (const [x, y] of folds)
      drawn.stroke(
        [
          [x, y],
          [x, y + 208],
        ],
        () => 1.1,
      );
    for (const [index, fold] of [
      points('100,180 160,160 230,176 300,160 380,182 512,150'),
      points('98,214 170,196 240,214 310,196 390,216 510,186'),
    ].entries())
      drawn.stroke(curve(fold), () => (index ? 2.2 : 1.4));
    for (const fold of [points('140,104 150,320'), points('270,104 262,318'), points('400,106 408,314')])
      drawn.stroke(curve(fold), () => 1);
    const way = curve(points('120,292 166,258 214,264 252,244 296,252'));
    for (let index = 0; index < way.length - 2; index += 3)
      drawn.stroke(way.slice(index, index + 2), () => 4, undefined, true);
    drawn.lay(oval(120, 294, 7), { metal: true, solid: true });
    const star: Points = Array.from({ length: 16 }, (_, index): Point => {
      const [angle, far] = [
        (index / 16) * 2 * Math.PI - Math.PI / 2,
        index % 4 === 0 ? 34 : index % 2 === 0 ? 20 : 8,
      ];
      return [478 + Math.cos(angle) * far * 0.9, 258 + Math.sin(angle) * far];
    });
    drawn.lay(star, {
      metal: true,
      tone: (x) => (x > 478 ? 0.7 : 0.1),
      hatch: [{ gap: 3, angle: 45 }],
      edge: 1.4,
    });
    const [cx, cy, r] = [346, 218, 88];
    drawn.lay(moved(points('-9,0 9,0 13,120 8,136 -8,136 -13,120'), cx + 66, cy + 66, 1, -0.78), {
      tone: turned(cx + 70, 110, 0.4, 0.6),
      hatch: [{ gap: 4, angle: -44 }],
      edge: 2.2,
    });
    drawn.lay(moved(box(-8, -16, 16, 28), cx + 68, cy + 68, 1, -0.78), {
      metal: true,
      tone: 0.5,
      hatch: [{ gap: 3, angle: 44 }],
      edge: 1.6,
    });
    drawn.lay(oval(cx, cy, r + 9), {
      metal: true,
      tone: (x, y) => 0.3 + (x + y - cx - cy) / 400,
      hatch: [{ gap: 3, angle: 45 }],
      edge: 2,
    });
    drawn.lay(oval(cx, cy, r), {
      bare: true,
      tone: (x, y) =>
        0.4 * Math.max(0, (x - cx + y - cy) / r - 0.55) + 0.14 * Math.max(0, Math.sin((x + y) / 30)),
      hatch: [{ gap: 5, angle: -45 }],
      edge: 2,
    });
    eyeMark(drawn, cx, cy, 62);
    return [];
  });
