import { points } from '../../../../../shared/svg/curve.ts';
import { arc, blob, box, curve, oval, type Points } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { bottleOf, caseOf } from '../objects/care.ts';
import { fallsOn, flat, turned } from '../objects/surfaces.ts';

/** A table at a window with a view of the river. */
export const roomWindow = (): string =>
  bookPlate((drawn) => {
    drawn.lay(
      box(0, 0, 600, 400),
      flat((x) => 0.3 + (0.1 * Math.abs(x - 300)) / 300, 90, 6, 0),
    );
    drawn.lay(box(142, 14, 316, 296), { bare: true, edge: 2.4 });
    const glass = box(156, 28, 288, 270);
    const view = drawn.lay(glass, {
      tone: (_x, y) => 0.16 - (y - 28) / 1500,
      hatch: [{ gap: 7, even: true }],
      edge: 1.6,
    });
    const roofs: Points = points(
      '156,196 190,196 196,176 238,176 246,200 300,200 304,152 316,134 328,152 332,200 380,200 388,182 430,182 444,198 444,232 156,232',
    );
    drawn.lay(roofs, { within: view, tone: 0.34, hatch: [{ gap: 4.4, angle: 90, even: true }], edge: 1.2 });
    const bridge: Points = points('156,232 300,222 444,232 444,266 156,266');
    drawn.lay(bridge, { tone: 0.12, hatch: [{ gap: 4.6 }], edge: 1.4 });
    for (const x of [210, 300, 390])
      drawn.lay([...arc(x, 266, 34, 26, Math.PI, 2 * Math.PI)], {
        tone: 0.5,
        hatch: [{ gap: 4.4 }],
        edge: 1.2,
      });
    drawn.lay(box(156, 266, 288, 32), {
      tone: 0.22,
      hatch: [{ gap: 5, bend: (x) => 1.6 * Math.sin(x / 11) }],
    });
    for (const x of [252, 348]) drawn.lay(box(x - 4, 28, 8, 270), { bare: true, edge: 1.4 });
    drawn.lay(box(156, 118, 288, 7), { bare: true, edge: 1.4 });
    for (const side of [-1, 1]) {
      const at = (x: number) => 300 + side * x;
      const cloth: Points = [
        ...curve([
          [at(186), 10],
          [at(130), 90],
          [at(122), 180],
          [at(150), 300],
          [at(140), 330],
        ]),
        ...curve([
          [at(226), 330],
          [at(228), 180],
          [at(226), 10],
        ]),
      ];
      drawn.lay(cloth, {
        tone: (x) => 0.1 + 0.4 * Math.abs(Math.sin((x - 300) / 13)),
        hatch: [{ gap: 5, angle: 90, bend: (_x, y) => side * 14 * Math.sin(y / 70) }],
        edge: 2,
      });
      drawn.stroke(
        curve([
          [at(124), 196],
          [at(170), 208],
          [at(228), 198],
        ]),
        () => 4,
        undefined,
        true,
      );
    }
    drawn.lay(
      box(0, 322, 600, 80),
      flat((x) => 0.2 + x / 3000, 0, 5),
    );
    drawn.lay(box(0, 314, 600, 14), { bare: true, tone: 0.05, hatch: [{ gap: 4.4, even: true }], edge: 2 });
    const vase = blob(
      points('118,316 104,280 118,248 126,226 122,214 154,214 150,226 158,248 172,280 158,316'),
    );
    for (const [x, y] of [
      [104, 150],
      [140, 126],
      [176, 158],
      [124, 178],
    ] as const) {
      drawn.stroke(
        curve([
          [138, 216],
          [(138 + x) / 2 + 4, (216 + y) / 2],
          [x, y],
        ]),
        2,
      );
      for (let petal = 0; petal < 7; petal++)
        drawn.lay(oval(x + Math.cos(petal * 0.9) * 12, y + Math.sin(petal * 0.9) * 12, 10, 8, petal * 0.9), {
          bare: true,
          tone: 0.12,
          hatch: [{ gap: 3.4, angle: petal * 51 }],
          edge: 1.2,
        });
      drawn.lay(oval(x, y, 6), { metal: true, solid: true });
    }
    drawn.lay(vase, {
      tone: turned(104, 68, 0.08, 0.8),
      hatch: [{ gap: 4.2, bend: (x) => ((x - 138) / 34) ** 2 * -8 }],
      edge: 2,
    });
    fallsOn(drawn, 450, 330, 80, 10);
    caseOf(drawn, 440, 314, 32, true);
    bottleOf(drawn, 340, 318, 44, 104);
    return [];
  });
