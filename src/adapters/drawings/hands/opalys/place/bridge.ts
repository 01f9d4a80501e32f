import { points } from '../../../../shared/svg/curve.ts';
import { arc, box, type Point, type Points } from '../engraving/shape.ts';
import type { Street } from './street.ts';
import { atHour } from './weather.ts';

/** A bridge of three arches and the water below it. */
export const bridgeOf = ({ drawn, hour, snow, white }: Street): void => {
  const [ox] = hour.orb;
  drawn.lay(box(600, 336, 600, 120), {
    tone: (x, y, _share, line) =>
      atHour(
        0.16 +
          0.26 * Math.abs(Math.sin(x / 46 + line * 77)) * Math.min(1, (y - 330) / 50) -
          0.3 * Math.max(0, 1 - Math.abs(x - ox) / 46),
        hour,
      ),
    hatch: [{ gap: 9, bend: (x, y) => 2 * Math.sin(x / 26 + y / 5) }],
  });
  const deck = (x: number): number => 336 + ((x - 900) / 330) ** 2 * 24;
  const xs = Array.from({ length: 25 }, (_, index) => 590 + index * 26);
  const body: Points = [...xs.map((x): Point => [x, deck(x)]), [1214, 420], [590, 420]];
  drawn.lay(body, {
    tone: (_x, y) => atHour(0.2 + y / 6000, hour),
    hatch: [{ gap: 6, bend: (x) => ((x - 900) / 330) ** 2 * 24 }],
    edge: 1.6,
  });
  for (const [x, r] of [
    [690, 62],
    [900, 82],
    [1110, 62],
  ] as const) {
    const opening: Points = [...arc(x, 424, r, r * 0.74, Math.PI, 2 * Math.PI), [x + r, 440], [x - r, 440]];
    for (let index = 0; index <= 12; index++) {
      const angle = Math.PI * (1 + index / 12);
      drawn.stroke(
        [
          [x + Math.cos(angle) * r, 424 + Math.sin(angle) * r * 0.74],
          [x + Math.cos(angle) * (r + 10), 424 + Math.sin(angle) * (r * 0.74 + 10)],
        ],
        () => 1,
      );
    }
    drawn.lay(opening, {
      tone: (px, py) => atHour(0.55 - 0.5 * Math.max(0, (py - 390) / 60) - Math.abs(px - x) / r / 6, hour),
      hatch: [{ gap: 5 }],
      edge: 1.6,
    });
  }
  drawn.stroke(
    xs.map((x): Point => [x, deck(x) + 9]),
    () => 1.2,
  );
  drawn.stroke(
    xs.map((x): Point => [x, deck(x) - 12]),
    () => 2,
  );
  for (let x = 596; x < 1204; x += 20)
    drawn.stroke(
      [
        [x, deck(x) - 12],
        [x, deck(x)],
      ],
      () => 1.6,
    );
  if (snow)
    white.push([
      ...xs.map((x): Point => [x, deck(x) - 17]),
      ...[...xs].reverse().map((x): Point => [x, deck(x) - 12]),
    ]);
  drawn.lay([...arc(770, 428, 46, 10, 0.1, Math.PI - 0.1), [722, 422], [820, 422]], {
    tone: atHour(0.5, hour),
    hatch: [{ gap: 3 }],
    edge: 1.3,
  });
};

/** The paving in the foreground, with converging joints. */
export const pavingOf = ({ drawn, hour, snow }: Street): void => {
  drawn.lay(box(0, 454, 1200, 46), {
    tone: (_x, y) => atHour(snow ? 0.03 : 0.14 + (y - 454) / 260, hour),
    hatch: [{ gap: 5.4 }],
    edge: 1.4,
    bare: snow,
  });
  if (snow) return;
  for (let x = 20; x < 1200; x += 64)
    drawn.stroke(
      [
        [x, 456],
        [x + (x - 600) * 0.12, 500],
      ],
      () => 0.8,
    );
  drawn.stroke(points('0,470 1200,470'), () => 0.9);
};
