import type { Season } from '../../../../../domain/content/drawing.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Plate } from '../engraving/plate.ts';
import { arc, blob, box, oval, type Point, type Points } from '../engraving/shape.ts';
import type { Hour } from './weather.ts';

const HORIZON = 330;

const cloud = (x: number, y: number, wide: number): Points =>
  blob([
    [x - wide, y],
    [x - wide * 0.8, y - wide * 0.16],
    [x - wide * 0.45, y - wide * 0.2],
    [x - wide * 0.2, y - wide * 0.36],
    [x + wide * 0.2, y - wide * 0.34],
    [x + wide * 0.45, y - wide * 0.18],
    [x + wide * 0.85, y - wide * 0.14],
    [x + wide, y],
  ]);

/** The sky as horizontal lines that thin out towards the horizon and stop around sun, moon and lamps. */
export const skyOf = (
  drawn: Plate,
  hour: Hour,
  season: Season,
  night: boolean,
  glows: readonly Point[],
): void => {
  const [ox, oy, r] = hour.orb;
  const [top, low] = hour.sky;
  drawn.lay(box(0, 0, 1200, HORIZON + 40), {
    tone: (x, y) => {
      const own = top + (low - top) * Math.min(1, y / HORIZON);
      const near = Math.max(0, 1 - Math.hypot(x - ox, y - oy) / (r * 4.2));
      const lamp = glows.reduce((most, [gx, gy]) => Math.max(most, 1 - Math.hypot(x - gx, y - gy) / 84), 0);
      return own * (1 - near) * (1 - 0.9 * Math.max(0, lamp));
    },
    hatch: [{ gap: 10 }],
  });
  if (!night && season !== 'winter') {
    const spokes = Array.from({ length: 40 }, (_, index): Points => {
      const angle = (index / 40) * 2 * Math.PI;
      const [from, to] = [r * 1.25, r * (index % 2 ? 1.9 : 2.5)];
      return [
        [ox + Math.cos(angle) * from, oy + Math.sin(angle) * from],
        [ox + Math.cos(angle) * to, oy + Math.sin(angle) * to],
      ];
    });
    for (const spoke of spokes) drawn.stroke(spoke, 1.5, undefined, true);
  }
  drawn.lay(oval(ox, oy, r), {
    edge: 1.4,
    metal: !night,
    tone: (x) => (night ? Math.max(0, (x - ox) / r) * 0.3 : 0),
    hatch: [{ gap: 4, angle: 30 }],
  });
  if (night) {
    const random = randomFrom('stars');
    for (let index = 0; index < 32; index++) {
      const [x, y] = [random() * 1200, random() * 210];
      drawn.lay(oval(x, y, 1.3 + random() * 1.6), { bare: true });
    }
    return;
  }
  const clouds =
    season === 'winter'
      ? [
          [640, 110, 150],
          [960, 80, 190],
        ]
      : season === 'autumn'
        ? [
            [690, 92, 120],
            [1090, 120, 130],
          ]
        : [
            [640, 118, 90],
            [1080, 150, 100],
          ];
  for (const [x = 0, y = 0, wide = 0] of clouds)
    drawn.lay(cloud(x, y, wide), {
      tone: (_x, py) => Math.max(0, 0.26 - (y - py) / (wide * 0.9)) + (season === 'winter' ? 0.06 : 0),
      hatch: [{ gap: 6, bend: (px) => 5 * Math.sin((px - x) / (wide * 0.2)) }],
      edge: 1,
    });
};

/** What falls from the sky or from trees. */
export const fallOf = (drawn: Plate, season: Season): Points => {
  const random = randomFrom(`fall${season}`);
  if (season === 'winter') return Array.from({ length: 60 }, (): Point => [random() * 1200, random() * 480]);
  if (season === 'autumn')
    for (let index = 0; index < 46; index++) {
      const [x, y, turn] = [540 + random() * 640, 190 + random() * 290, random() * 6];
      const [c, s] = [Math.cos(turn) * 6, Math.sin(turn) * 6];
      drawn.lay(
        blob(
          [
            [x - c, y - s],
            [x + s * 0.5, y - c * 0.5],
            [x + c, y + s],
            [x - s * 0.4, y + c * 0.4],
          ],
          3,
        ),
        { solid: true, metal: true },
      );
    }
  return [];
};

export const birds = (drawn: Plate, at: readonly Point[]): void => {
  for (const [x, y] of at) {
    drawn.stroke(arc(x - 7, y + 3, 7, 5, Math.PI * 1.1, Math.PI * 1.95), 1.5);
    drawn.stroke(arc(x + 7, y + 3, 7, 5, Math.PI * 1.05, Math.PI * 1.9), 1.5);
  }
};
