import type { Plate } from '../../engraving/plate.ts';
import { arc, blob, box, oval, pill } from '../../engraving/shape.ts';
import { eyeMark } from './marks.ts';
import { flat, turned } from './surfaces.ts';

/** A lens case with two screw caps; with `open`, one of them is off. */
export const caseOf = (drawn: Plate, x: number, y: number, r: number, open = false): void => {
  drawn.lay(
    pill(x - r * 2.1, y - r * 0.28, r * 4.2, r * 0.78, r * 0.3),
    flat((px) => 0.16 + (px - x + 2 * r) / (r * 14), 0, 4),
  );
  for (const side of [-1, 1]) {
    const cx = x + side * r * 1.12;
    const lid = open && side > 0;
    drawn.lay(
      [...arc(cx, y, r, r * 0.36, 0, Math.PI), ...arc(cx, y - r * 0.5, r, r * 0.36, Math.PI, 2 * Math.PI)],
      { tone: turned(cx - r, r * 2, 0.1, 0.7), hatch: [{ gap: 4, angle: 90 }], edge: 1.8 },
    );
    drawn.lay(oval(cx, y - r * 0.5, r, r * 0.36), {
      tone: lid ? (px) => 0.12 + 0.3 * Math.max(0, (cx - px) / r) : 0.05,
      hatch: [{ gap: 4 }],
      edge: 1.8,
    });
    const inner = oval(cx, y - r * 0.5, r * 0.72, r * 0.25);
    drawn.lay(inner, {
      tone: lid ? (px) => 0.3 - 0.25 * ((px - cx) / r) : 0.02,
      hatch: [{ gap: 3.4, bend: (px) => Math.sqrt(Math.max(0, 1 - ((px - cx) / r) ** 2)) * 6 }],
      edge: 1.2,
      metal: !lid,
    });
  }
};

/** A bottle of solution whose label has only a symbol. */
export const bottleOf = (drawn: Plate, x: number, y: number, wide: number, high: number): void => {
  const [left, w] = [x - wide / 2, wide];
  const body = blob(
    [
      [left, y - high * 0.6],
      [left + w * 0.12, y - high * 0.72],
      [left + w * 0.34, y - high * 0.78],
      [left + w * 0.66, y - high * 0.78],
      [left + w * 0.88, y - high * 0.72],
      [left + w, y - high * 0.6],
      [left + w, y - 8],
      [left + w * 0.94, y],
      [left + w * 0.06, y],
      [left, y - 8],
    ],
    5,
  );
  drawn.lay(body, { tone: turned(left, w, 0.05, 0.7), hatch: [{ gap: 4.4, angle: 90 }], edge: 1.9 });
  drawn.lay(
    [
      [x - w * 0.17, y - high * 0.77],
      [x - w * 0.13, y - high * 0.88],
      [x - w * 0.05, y - high],
      [x + w * 0.05, y - high],
      [x + w * 0.13, y - high * 0.88],
      [x + w * 0.17, y - high * 0.77],
    ],
    { tone: turned(x - w * 0.17, w * 0.34, 0.4, 0.6), hatch: [{ gap: 3.6, angle: 90 }], edge: 1.7 },
  );
  drawn.lay(box(left, y - high * 0.52, w, high * 0.38), {
    bare: true,
    edge: 1.2,
    tone: (px) => Math.max(0, (px - x) / w - 0.18) * 1.1,
    hatch: [{ gap: 4.6 }],
  });
  drawn.stroke(
    [
      [left + 4, y - high * 0.49],
      [left + w - 4, y - high * 0.49],
    ],
    () => 0.9,
    undefined,
    true,
  );
  drawn.stroke(
    [
      [left + 4, y - high * 0.17],
      [left + w - 4, y - high * 0.17],
    ],
    () => 0.9,
    undefined,
    true,
  );
  eyeMark(drawn, x, y - high * 0.33, w * 0.3);
};
