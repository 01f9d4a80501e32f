import { points } from '../../../../shared/svg/curve.ts';
import { arc, box, curve, type Points } from '../engraving/shape.ts';
import type { Street } from './street.ts';
import { atHour } from './weather.ts';

/** Distant roofs, a dome and a tower across the river. */
export const farShore = ({ drawn, hour }: Street): void => {
  const far = (shape: Points, tone: number) =>
    drawn.lay(shape, { tone: atHour(tone, hour), hatch: [{ gap: 5.4, angle: 90 }], edge: 0.9 });
  const leg = (side: 1 | -1): Points => [
    [1122 + side * 2, 120],
    [1122 + side * 5, 200],
    [1122 + side * 13, 262],
    [1122 + side * 34, 338],
  ];
  const tower = [...curve(leg(-1)), ...[...curve(leg(1))].reverse()];
  drawn.lay(tower, {
    tone: atHour(0.2, hour),
    hatch: [
      { gap: 7, angle: 40 },
      { gap: 7, angle: -40 },
    ],
    edge: 1,
  });
  drawn.lay(arc(1122, 340, 19, 32, Math.PI, 2 * Math.PI), { edge: 1 });
  drawn.lay(box(1106, 258, 32, 5), { solid: true });
  far(points('700,340 700,300 742,300 742,288 790,288 800,306 846,306 846,340'), 0.24);
  far(arc(908, 300, 34, 46, Math.PI, 2 * Math.PI), 0.34);
  far(box(902, 238, 12, 20), 0.3);
  drawn.stroke(points('908,220 908,240'), () => 1.4);
  far(points('862,340 862,300 956,300 956,340'), 0.2);
  far(points('956,340 956,314 1006,314 1012,304 1062,304 1062,340'), 0.26);
  far(points('1152,340 1152,312 1204,312 1204,340'), 0.22);
};
