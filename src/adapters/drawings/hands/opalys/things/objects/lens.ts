import type { Plate } from '../../engraving/plate.ts';
import { arc, oval, type Points } from '../../engraving/shape.ts';

/** The depth of a lens relative to its radius. */
const DEEP = 0.62;

/** A soft lens as a bowl, seen slightly from above. */
export const lensOf = (drawn: Plate, x: number, y: number, r: number, flatness = 0.42): void => {
  const rim = oval(x, y, r, r * flatness);
  const deep = r * DEEP;
  const bowl: Points = [
    ...arc(x, y, r, deep, 0, Math.PI),
    ...arc(x, y, r, r * flatness, Math.PI, 2 * Math.PI),
  ];
  drawn.lay(bowl, {
    tone: (px, _py) => Math.max(0, 0.07 + 0.3 * ((px - x) / r) ** 4 + 0.14 * Math.max(0, (px - x) / r)),
    hatch: [
      {
        gap: Math.max(3, r / 16),
        bend: (px, py) =>
          -Math.sqrt(Math.max(0, 1 - ((px - x) / r) ** 2)) * Math.max(0, deep - (py - y)) * -0.35,
      },
    ],
    edge: Math.max(1.8, r / 42),
  });
  drawn.lay(rim, {
    tone: (px, py) =>
      0.34 * Math.max(0, -(px - x) / r - 0.25) + 0.24 * Math.max(0, -(py - y) / (r * flatness) - 0.3),
    hatch: [
      {
        gap: Math.max(3.2, r / 17),
        bend: (px) => Math.sqrt(Math.max(0, 1 - ((px - x) / r) ** 2)) * r * flatness * 0.55,
      },
    ],
    edge: Math.max(1.8, r / 42),
  });
  drawn.stroke(arc(x, y, r * 0.93, r * flatness * 0.9, 0.1, Math.PI - 0.1), r / 60);
  drawn.stroke(
    arc(x, y + r * 0.1, r * 0.62, r * flatness * 0.56, 0, 2 * Math.PI),
    () => Math.max(0.8, r / 90),
    undefined,
    true,
  );
  drawn.stroke(
    arc(x, y + r * 0.12, r * 0.26, r * flatness * 0.22, 0, 2 * Math.PI),
    () => Math.max(0.7, r / 110),
    undefined,
    true,
  );
  drawn.stroke(arc(x, y, r * 0.84, r * flatness * 0.78, Math.PI * 1.12, Math.PI * 1.42), r / 22);
  drawn.stroke(arc(x, y, r * 0.94, deep * 0.86, Math.PI * 0.12, Math.PI * 0.34), r / 30);
};

/** The outline of a lens, filled with the opal gradient below its lines. */
export const lensShape = (x: number, y: number, r: number, flatness = 0.42): Points => [
  ...arc(x, y, r, r * DEEP, 0, Math.PI),
  ...arc(x, y, r, r * flatness, Math.PI, 2 * Math.PI),
];
