import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { blob, curve, oval, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';

export const neckOf = (plate: Plate, head: Head, skin: number, strong: boolean): void => {
  const w = strong ? 54 : 45;
  const [cx] = head.put([[head.turn * 6, 100]])[0] ?? [200, 0];
  const left: Points = [
    [cx - w, 300],
    [cx - w + 2, 355],
    [200 - w - 2, 394],
    [200 - w - 26, 420],
    [110, 446],
  ];
  const right: Points = [
    [cx + w, 300],
    [cx + w - 2, 355],
    [200 + w + 2, 394],
    [200 + w + 26, 420],
    [290, 446],
  ];
  plate.lay([...curve(left), [200, 480], ...[...curve(right)].reverse()], {
    tone: (x) => {
      const off = (x - cx) / (w * 1.15);
      return (
        1 -
        (1 - skin) *
          Math.max(0.25, 0.98 - 0.5 * Math.max(0, off + 0.15) ** 1.4 - 0.16 * Math.max(0, -off - 0.5))
      );
    },
    hatch: [
      { gap: 3.5, bend: (x) => 11 * (1 - ((x - cx) / 70) ** 2) },
      { gap: 3.6, angle: -50, from: 0.46, weight: 0.8 },
    ],
    edge: 1.5,
  });
  const chin = head.put(blob(points('-66,64 -60,96 -20,138 20,142 64,108 76,60 0,40')));
  plate.dim(chin, 0.52, 22);
  plate.stroke(
    curve([
      [cx + 22, 352],
      [214, 392],
      [206, 416],
    ]),
    1.1,
  );
  plate.stroke(
    curve([
      [cx - 24, 356],
      [188, 394],
      [195, 416],
    ]),
    0.9,
  );
};

export const necklace = (plate: Plate): void => {
  const line = curve(points('150,398 172,430 200,440 228,430 250,398'));
  plate.stroke(line, () => 1, undefined, true);
  plate.lay(oval(200, 446, 5, 6), { metal: true, edge: 1.3 });
};
