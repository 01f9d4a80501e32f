import { points } from '../../../../../shared/svg/curve.ts';
import { blob, box, curve, oval, type Point } from '../../engraving/shape.ts';
import { vignette } from '../frames.ts';
import { eyeMark, laurel } from '../objects/marks.ts';
import { fallsOn } from '../objects/surfaces.ts';

/** A sealed letter between laurel branches: the order is placed. */
export const thanks = (): string =>
  vignette((drawn) => {
    fallsOn(drawn, 300, 320, 190, 16, 0.2);
    laurel(drawn, [268, 352], -1);
    laurel(drawn, [332, 352], 1);
    drawn.lay(box(140, 118, 320, 204), {
      bare: true,
      tone: (x, y) => 0.03 + Math.max(0, (x + y - 620) / 600),
      hatch: [{ gap: 5.4, even: true }],
      edge: 2.2,
    });
    for (const side of [-1, 1])
      drawn.lay(
        [
          [300 + side * 160, 122],
          [300 + side * 160, 322],
          [300 + side * 8, 226],
        ],
        { tone: side > 0 ? 0.2 : 0.06, hatch: [{ gap: 5, angle: side * 40 }], edge: 1.7 },
      );
    drawn.lay([...curve(points('140,322 270,218 300,208 330,218 460,322'))], {
      bare: true,
      tone: 0.05,
      hatch: [{ gap: 5.6, even: true }],
      edge: 1.8,
    });
    drawn.dim(points('140,130 300,262 460,130'), 0.26, 16);
    drawn.lay([...curve(points('140,118 276,232 300,242 324,232 460,118'))], {
      bare: true,
      tone: (_x, y) => 0.02 + (y - 118) / 900,
      hatch: [{ gap: 5.4, angle: 0 }],
      edge: 2.2,
    });
    const seal = Array.from({ length: 40 }, (_, index): Point => {
      const angle = (index / 40) * 2 * Math.PI;
      const far = 46 + 2.6 * Math.sin(index * 1.7) + 1.6 * Math.sin(index * 0.9);
      return [300 + Math.cos(angle) * far, 236 + Math.sin(angle) * far];
    });
    drawn.lay(blob(seal, 2), {
      metal: true,
      bare: true,
      tone: (x, y) => 0.4 + (x - 300 + y - 236) / 200,
      hatch: [{ gap: 3.2, angle: 45 }],
      edge: 2.2,
    });
    drawn.lay(oval(300, 236, 33), {
      metal: true,
      bare: true,
      tone: (x, y) => 0.3 - (x - 300 + y - 236) / 240,
      hatch: [{ gap: 3.2, angle: -45 }],
      edge: 1.6,
    });
    drawn.lay(oval(300, 236, 26, 26), { bare: true });
    eyeMark(drawn, 300, 236, 23);
    return [];
  });
