import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { blob, box, curve, moved, oval, type Point, type Points } from '../../engraving/shape.ts';
import { lensOf, lensShape } from '../objects/lens.ts';
import { finger, SKIN } from './finger.ts';

/** A pointing hand as in the margins of old prints: it points to the upper right, with a lens on the fingertip at (x, y). */
export const pointing = (drawn: Plate, x: number, y: number, scale = 1, turn = -0.52): Points => {
  const put = (points: Points): Points =>
    moved(
      points.map(([px, py]): Point => [px - 214, py + 38]),
      x,
      y,
      scale,
      turn,
    );
  const wide = (from: number, to: number) => (share: number) => (from + (to - from) * share) * scale;
  drawn.lay(put(box(-300, -76, 150, 160)), {
    tone: (px) => 0.5 + 0.16 * Math.sin(px / 9),
    hatch: [
      { gap: 4.8, angle: 60 },
      { gap: 5, angle: -20, from: 0.5 },
    ],
    edge: 2.2,
  });
  drawn.lay(put(box(-156, -70, 40, 148)), {
    bare: true,
    tone: 0.05,
    hatch: [{ gap: 4.6, angle: 60 }],
    edge: 2,
  });
  drawn.lay(put(oval(-136, 44, 6)), { metal: true, solid: true });
  finger(drawn, put(points('-10,66 40,76 72,72')), wide(42, 34), 0.2);
  finger(drawn, put(points('0,40 60,46 94,42')), wide(46, 36), 0.14);
  finger(drawn, put(points('10,8 70,14 108,10')), wide(48, 38), 0.08);
  const back = put(blob(points('-122,-54 -70,-60 -10,-64 30,-50 44,-20 38,20 20,60 -20,84 -80,72 -122,62')));
  drawn.lay(back, {
    tone: (px, py) =>
      SKIN +
      0.34 * Math.max(0, ((px - x) * 0.5 + (py - y)) / (150 * scale) - 0.72) +
      0.08 * Math.sin(px / 22),
    hatch: [{ gap: 4.8, angle: 58, bend: (px, py) => 12 * Math.sin((py - px) / 60) }],
    edge: 2.2,
  });
  finger(
    drawn,
    put(points('-30,-36 60,-40 140,-36 206,-34')),
    (share) => (58 - 18 * share - 4 * Math.sin(share * 9)) * scale,
  );
  for (const at of [66, 74, 142])
    drawn.stroke(
      put(
        curve([
          [at, -58],
          [at + 4, -44],
          [at - 1, -26],
        ]),
      ),
      1.5,
    );
  drawn.lay(put([...curve(points('196,-52 216,-52 226,-42')), ...curve(points('222,-40 208,-44 194,-45'))]), {
    bare: true,
    edge: 1.4,
  });
  finger(drawn, put(points('-70,-24 -20,-10 36,2 76,-4')), wide(54, 34), 0.04);
  drawn.lay(put(oval(84, -7, 13, 9, -0.1)), { bare: true, edge: 1.3 });
  drawn.dim(oval(x, y - 2, 40 * scale, 10), 0.3, 14);
  const r = 96 * scale;
  lensOf(drawn, x + 4, y - 16 * scale - r * 0.62, r);
  return lensShape(x + 4, y - 16 * scale - r * 0.62, r);
};
