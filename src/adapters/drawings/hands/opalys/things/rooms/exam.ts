import { points } from '../../../../../shared/svg/curve.ts';
import { arc, blob, box, curve, oval } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { flat, turned } from '../objects/surfaces.ts';
import { boards } from './boards.ts';

/** The exam room: a slit lamp on its table, a chair, a chart with rings on the wall. */
export const exam = (): string =>
  bookPlate((drawn) => {
    drawn.lay(
      box(0, 0, 600, 320),
      flat((x, y) => 0.08 + 0.3 * Math.max(0, Math.hypot(x - 150, y - 120) / 420 - 0.25), 0, 6, 0),
    );
    boards(drawn, 320);
    drawn.lay(box(78, 40, 150, 200), { bare: true, edge: 2 });
    drawn.lay(box(84, 46, 138, 188), { edge: 0.9, metal: true });
    const rows: readonly (readonly [y: number, r: number, count: number])[] = [
      [80, 22, 1],
      [126, 14, 3],
      [160, 10, 4],
      [188, 7, 5],
      [210, 5, 6],
    ];
    for (const [y, r, count] of rows)
      for (let index = 0; index < count; index++) {
        const x = 153 + (index - (count - 1) / 2) * r * 2.9;
        const from = ((index * 3 + count) % 4) * (Math.PI / 2) + 0.35;
        drawn.stroke(arc(x, y, r * 0.8, r * 0.8, from, from + 2 * Math.PI - 0.7), () => r * 0.4);
      }
    drawn.lay(box(302, 286, 216, 16), flat(0.2, 0, 4));
    drawn.lay(points('396,302 424,302 430,372 390,372'), {
      tone: turned(390, 40, 0.2, 0.7),
      hatch: [{ gap: 4, angle: 90 }],
      edge: 1.8,
    });
    drawn.lay(blob(points('344,386 370,370 450,370 476,386')), flat(0.5, 0, 4));
    drawn.lay(box(330, 262, 170, 24), {
      tone: turned(330, 170, 0.3, 0.6),
      hatch: [{ gap: 4, angle: 90 }],
      edge: 1.8,
    });
    drawn.lay(box(352, 130, 10, 134), { tone: 0.7, hatch: [{ gap: 3, angle: 90 }], edge: 1.4 });
    drawn.stroke(curve(points('357,150 336,140 322,150')), () => 3.4);
    drawn.stroke(curve(points('357,236 336,240 322,230')), () => 3.4);
    drawn.lay(box(440, 160, 26, 104), {
      tone: turned(440, 26, 0.3, 0.7),
      hatch: [{ gap: 3.6, angle: 90 }],
      edge: 1.6,
    });
    drawn.lay(points('386,172 470,168 524,176 524,204 470,210 386,204'), {
      tone: (_x, y) => 0.1 + Math.max(0, (y - 184) / 34),
      hatch: [{ gap: 3.8 }],
      edge: 2,
    });
    drawn.lay(box(374, 170, 16, 38), { metal: true, tone: 0.5, hatch: [{ gap: 3, angle: 90 }], edge: 1.6 });
    drawn.lay(oval(526, 190, 8, 16), { solid: true });
    drawn.lay(points('420,168 438,110 458,110 452,168'), {
      tone: turned(420, 38, 0.2, 0.7),
      hatch: [{ gap: 3.6, angle: 90 }],
      edge: 1.8,
    });
    drawn.lay(box(430, 96, 36, 16), { solid: true, metal: true });
    const chair = blob(points('196,210 252,204 266,230 268,300 250,316 204,312 190,290'));
    drawn.lay(chair, {
      tone: (x) => 0.3 + (x - 190) / 190,
      hatch: [{ gap: 4.4, bend: (x) => ((x - 230) / 40) ** 2 * -8 }],
      edge: 2,
    });
    drawn.lay(blob(points('180,308 276,300 320,316 316,334 190,338')), {
      tone: (_x, y) => 0.24 + (y - 300) / 70,
      hatch: [{ gap: 4.4 }],
      edge: 2,
    });
    drawn.lay(box(232, 336, 18, 44), { metal: true, tone: 0.4, hatch: [{ gap: 3.4, angle: 90 }], edge: 1.5 });
    drawn.lay(blob(points('196,390 222,378 262,378 288,390')), { solid: true });
    return [];
  });
