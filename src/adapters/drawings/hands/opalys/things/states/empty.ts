import { arc, box, oval, type Points } from '../../engraving/shape.ts';
import { vignette } from '../frames.ts';
import { eyeMark } from '../objects/marks.ts';
import { turned } from '../objects/surfaces.ts';
import { ground } from './ground.ts';

/** An open glasses case with nothing on its cushion. */
export const empty = (): string =>
  vignette((drawn) => {
    ground(drawn, 312);
    const lid = [...arc(300, 206, 190, 120, Math.PI, 2 * Math.PI), [490, 214], [110, 214]] satisfies Points;
    drawn.lay(lid, {
      tone: (x, y) => 0.24 + 0.3 * Math.max(0, (x - 260) / 220) + 0.16 * Math.max(0, (160 - y) / 80),
      hatch: [{ gap: 4.6, bend: (x) => ((x - 300) / 190) ** 2 * 40 }],
      edge: 2.4,
    });
    drawn.lay([...arc(300, 206, 170, 98, Math.PI, 2 * Math.PI)], {
      bare: true,
      tone: (x, y) => 0.08 + 0.22 * Math.abs(Math.sin((x - 300) / 26)) * Math.max(0, (y - 110) / 96),
      hatch: [{ gap: 4.8, angle: 90, bend: (x, y) => ((x - 300) / 170) * (206 - y) * -0.3 }],
      edge: 1.5,
    });
    eyeMark(drawn, 300, 164, 34);
    const tray = [
      ...arc(300, 216, 192, 34, Math.PI, 2 * Math.PI),
      [492, 262],
      ...arc(300, 262, 192, 56, 0, Math.PI),
    ] satisfies Points;
    drawn.dim(oval(300, 326, 200, 16), 0.2, 20);
    drawn.lay(tray, {
      tone: turned(108, 384, 0.3, 0.6),
      hatch: [{ gap: 4.6, bend: (x) => -Math.sqrt(Math.max(0, 1 - ((x - 300) / 192) ** 2)) * -46 }],
      edge: 2.4,
    });
    drawn.lay(oval(300, 226, 186, 38), { metal: true, tone: 0.4, hatch: [{ gap: 3.4 }], edge: 1.8 });
    drawn.lay(oval(300, 228, 176, 32), {
      bare: true,
      tone: (x, y) => 0.34 - (y - 196) / 190 + 0.08 * Math.sin(x / 17),
      hatch: [{ gap: 4.4, bend: (x) => Math.sqrt(Math.max(0, 1 - ((x - 300) / 176) ** 2)) * 22 }],
      edge: 1.6,
    });
    for (const side of [-1, 1])
      drawn.stroke(arc(300 + side * 70, 232, 52, 15, 0.3, Math.PI - 0.3), 1.8, undefined, true);
    drawn.lay(box(286, 296, 28, 18), { metal: true, tone: 0.5, hatch: [{ gap: 3 }], edge: 1.6 });
    return [];
  });
