import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { box, mirror, moved, type Points } from '../../engraving/shape.ts';

/** A white coat with a pen, or an apron, as the shop's staff wear it. */
export const coatOf = (plate: Plate, apron: boolean, wide: number): void => {
  const half: Points = apron
    ? points('150,400 132,440 128,520 200,520 200,462 170,450')
    : [
        [150, 380],
        [118, 412],
        [200 - wide, 434],
        [200 - wide - 34, 470],
        [200 - wide - 48, 520],
        [196, 520],
        [180, 470],
      ];
  for (const shape of [half, mirror(half, 200)])
    plate.lay(shape, {
      tone: (x) => (apron ? 0.5 : 0.04) + Math.max(0, (x - 250) / 420),
      hatch: [{ gap: 3.8, angle: 88, bend: (_x, y) => (y - 440) * 0.06 }],
      edge: 1.8,
    });
  const lapel: Points = points('148,380 122,420 148,440 136,450 192,516 178,462');
  if (!apron)
    for (const shape of [lapel, mirror(lapel, 200)])
      plate.lay(shape, { tone: 0.1, hatch: [{ gap: 4, angle: shape === lapel ? 60 : -60 }], edge: 1.6 });
  plate.stroke(points('262,462 300,458'), () => 1.6);
  plate.lay(box(274, 436, 5, 40), { tone: 0.85, hatch: [{ gap: 2, angle: 90 }], edge: 1 });
  plate.lay(moved(box(0, 0, 5, 34), 284, 440, 1, 0.08), {
    metal: true,
    tone: 0.6,
    hatch: [{ gap: 2, angle: 90 }],
    edge: 1,
  });
};
