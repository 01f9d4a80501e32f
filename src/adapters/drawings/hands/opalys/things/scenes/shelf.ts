import { points } from '../../../../../shared/svg/curve.ts';
import { box, curve, oval, type Points } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { bottleOf, caseOf } from '../objects/care.ts';
import { lensOf, lensShape } from '../objects/lens.ts';
import { fallsOn, flat, turned } from '../objects/surfaces.ts';

/** A shelf above the basin in the morning: case, bottle, glass and brush. */
export const shelf = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 400), { tone: (x) => 0.12 + x / 4000, hatch: [{ gap: 6, even: true }] });
    for (let x = 34; x < 600; x += 76)
      drawn.stroke(
        [
          [x, 0],
          [x, 400],
        ],
        () => 1.6,
      );
    for (let y = 30; y < 400; y += 76)
      drawn.stroke(
        [
          [0, y],
          [600, y],
        ],
        () => 1.6,
      );
    drawn.lay(oval(320, 120, 150, 130), { edge: 3.4, metal: true, bare: true });
    drawn.lay(oval(320, 120, 138, 119), {
      tone: (x, y) => 0.22 * Math.max(0, Math.sin((x + y) / 34)) + Math.max(0, (y - 170) / 260),
      hatch: [{ gap: 6, angle: -45 }],
      edge: 1.4,
    });
    drawn.lay(box(40, 296, 520, 16), {
      bare: true,
      tone: 0.08,
      hatch: [{ gap: 4.4, even: true }],
      edge: 2.2,
    });
    drawn.lay(box(50, 312, 500, 12), flat(0.6, 0, 3.8));
    drawn.dim(box(60, 326, 490, 30), 0.3, 26);
    for (const x of [110, 470])
      drawn.lay(
        [
          [x, 324],
          [x + 22, 324],
          [x + 14, 352],
          [x + 4, 362],
        ],
        { metal: true, tone: 0.5, hatch: [{ gap: 3.4, angle: 90 }], edge: 1.6 },
      );
    bottleOf(drawn, 150, 296, 92, 212);
    const tumbler: Points = points('404,190 484,190 474,296 414,296');
    drawn.stroke(curve(points('436,270 452,190 480,96')), () => 6);
    drawn.lay(points('470,98 488,104 498,72 482,66'), {
      tone: 0.2,
      hatch: [{ gap: 3, angle: 20 }],
      edge: 1.5,
      bare: true,
    });
    drawn.lay(tumbler, { tone: turned(404, 80, 0.05, 0.5), hatch: [{ gap: 5, angle: 90 }], edge: 2 });
    drawn.lay(oval(444, 190, 40, 8), { edge: 1.6, bare: true });
    fallsOn(drawn, 300, 298, 110, 8);
    caseOf(drawn, 292, 286, 46, true);
    lensOf(drawn, 343, 258, 22, 0.36);
    return [lensShape(343, 258, 22, 0.36)];
  });
