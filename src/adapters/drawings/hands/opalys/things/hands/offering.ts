import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { arc, blob, box, curve, moved, type Points } from '../../engraving/shape.ts';
import { finger, SKIN } from './finger.ts';

/** A hand held out from the left with the palm up; `up`: how much higher it is. */
export const offering = (drawn: Plate, up = 0): void => {
  const at = (points: Points): Points => moved(points, 0, -up);
  drawn.lay(at(box(0, 318, 70, 82)), { tone: 0.5, hatch: [{ gap: 4.6, angle: 70 }], edge: 2 });
  drawn.lay(at(box(58, 312, 22, 92)), { bare: true, edge: 1.8 });
  finger(drawn, at(points('240,318 330,336 420,326 506,300')), (share) => 44 - 15 * share, 0.14);
  finger(drawn, at(points('220,330 320,354 430,344 528,316')), (share) => 46 - 16 * share, 0.08);
  const palm = at(
    blob(points('78,322 130,306 190,300 240,306 300,330 360,348 372,372 330,392 240,398 150,392 78,396')),
  );
  drawn.lay(palm, {
    tone: (x, y) => SKIN + 0.5 * Math.max(0, (y + up - 340) / 60) + 0.1 * Math.sin(x / 40),
    hatch: [{ gap: 4.6, bend: (x) => -16 * Math.sin(((x - 80) / 300) * Math.PI) }],
    edge: 2.2,
  });
  finger(drawn, at(points('300,372 380,378 450,366 516,342')), (share) => 44 - 15 * share, 0.1);
  finger(drawn, at(points('140,330 180,286 232,262 276,262')), (share) => 52 - 18 * share, 0.04);
  drawn.stroke(at(curve(points('150,352 200,336 250,344'))), 1.6);
  drawn.lay(at(arc(268, 258, 15, 9, Math.PI, 2 * Math.PI)), { edge: 1.3 });
};
