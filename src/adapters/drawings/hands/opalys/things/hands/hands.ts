import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { blob, box, oval, type Points } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { caseOf } from '../objects/care.ts';
import { lensOf, lensShape } from '../objects/lens.ts';
import { eyeMark } from '../objects/marks.ts';
import { fallsOn, flat } from '../objects/surfaces.ts';
import { offering } from './offering.ts';
import { pointing } from './pointing.ts';

const rays = (drawn: Plate, x: number, y: number, from: number, to: number): void => {
  for (let index = 0; index < 48; index++) {
    const angle = (index / 48) * 2 * Math.PI;
    drawn.stroke(
      [
        [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
        [
          x + Math.cos(angle) * (index % 2 ? to : to * 0.86),
          y + Math.sin(angle) * (index % 2 ? to : to * 0.86),
        ],
      ],
      1,
      undefined,
      true,
    );
  }
};

const wall = (drawn: Plate): void => {
  drawn.lay(box(0, 0, 600, 400), {
    tone: (x, y, _share, line) =>
      0.06 + 0.2 * Math.max(0, (Math.hypot(x - 300, y - 190) + 34 * Math.sin(line * 997)) / 300 - 0.5),
    hatch: [{ gap: 6, even: true }],
  });
};

export const fingertip = (): string =>
  bookPlate((drawn) => {
    wall(drawn);
    rays(drawn, 404, 132, 118, 162);
    return [pointing(drawn, 400, 212)];
  });

export const handCase = (): string =>
  bookPlate((drawn) => {
    wall(drawn);
    rays(drawn, 437, 150, 104, 140);
    offering(drawn, 36);
    fallsOn(drawn, 370, 286, 130, 12);
    caseOf(drawn, 368, 262, 62, true);
    lensOf(drawn, 437, 150, 70, 0.42);
    return [lensShape(437, 150, 70, 0.42)];
  });

export const handParcel = (): string =>
  bookPlate((drawn) => {
    wall(drawn);
    offering(drawn);
    fallsOn(drawn, 380, 322, 130, 12);
    const [front, side, top]: readonly Points[] = [
      points('270,168 440,176 440,322 270,312'),
      points('440,176 510,150 510,288 440,322'),
      points('270,168 342,144 510,150 440,176'),
    ];
    drawn.lay(
      front ?? [],
      flat((x) => 0.04 + (x - 270) / 2400, 3),
    );
    drawn.lay(side ?? [], flat(0.5, 60, 4.6));
    drawn.lay(top ?? [], flat(0.14, -18, 6));
    drawn.lay(points('342,171 370,173 370,319 342,317'), {
      metal: true,
      tone: 0.4,
      hatch: [{ gap: 3, angle: 90 }],
      edge: 1.4,
    });
    drawn.lay(points('342,171 370,173 440,147 412,146'), {
      metal: true,
      tone: 0.3,
      hatch: [{ gap: 3, angle: -20 }],
      edge: 1.4,
    });
    for (const loop of [
      blob(points('386,156 352,126 322,122 318,142 346,154')),
      blob(points('390,156 424,122 458,116 462,136 432,152')),
    ])
      drawn.lay(loop, { metal: true, tone: 0.3, hatch: [{ gap: 3, angle: 30 }], edge: 1.6, bare: true });
    drawn.lay(oval(388, 155, 10, 8), { metal: true, tone: 0.7, hatch: [{ gap: 2.6 }], edge: 1.4 });
    eyeMark(drawn, 308, 244, 26);
    return [front ?? []];
  });
