import type { DayPart, Season } from '../../../../domain/content/drawing.ts';
import { points } from '../../../shared/svg/curve.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { green, ink, magenta, mint, pink, white } from './palette.ts';
import { type Air, airOf } from './place/air.ts';
import { falling } from './place/falling.ts';
import {
  cloud,
  leafPile,
  mountains,
  parasol,
  sailboat,
  snowman,
  steamer,
  swan,
  tree,
  tulip,
} from './place/nature.ts';
import { church, house, tram } from './place/town.ts';
import { spark } from './props/packs.ts';
import { disc, fill, line, put, sheet, sticker } from './sheet.ts';

const sky = (air: Air, season: Season, part: DayPart): string => {
  const [x, y, r] = air.sunAt;
  const random = randomFrom(`sky-${season}`);
  const orb =
    part === 'night'
      ? sticker(
          disc(x, y, r),
          fill(disc(x, y, r), air.sun) + fill(disc(x + 20, y - 8, r * 0.8), '#f3c1dc'),
          7,
        )
      : sticker(disc(x, y, r), fill(disc(x, y, r), air.sun), 8);
  const stars =
    part === 'night'
      ? Array.from({ length: 16 }, () => [random() * 1180, random() * 150] as const)
          .map(([sx, sy], index) =>
            index % 3 ? fill(disc(sx, sy, 3), white) : spark(Math.round(sx), Math.round(sy), 9, pink),
          )
          .join('')
      : '';
  const shift = { spring: 0, summer: 90, autumn: 40, winter: -60 }[season];
  const clouds =
    part === 'night'
      ? ''
      : put(cloud(air.cloud), 230 + shift, 86, 1.1) +
        (season === 'summer' || part === 'morning' ? '' : put(cloud(air.cloud), 1040 - shift, 70, 0.8)) +
        (season === 'autumn' || season === 'winter' ? put(cloud(air.cloud), 560, 66, 1.3) : '');
  return fill('M0 0H1200V500H0Z', air.sky) + orb + stars + clouds;
};

const lake = (air: Air, season: Season, part: DayPart): string => {
  const waves = line(
    'M560 352h60M690 372h90M880 350h50M1000 376h110M780 336h40M1110 346h60M620 386h40',
    air.wave,
    5,
    ' opacity=".8"',
  );
  const [x, , r] = air.sunAt;
  const path =
    part === 'day'
      ? ''
      : line(
          `M${x - r * 0.7} 336H${x + r * 0.7}M${x - r * 0.5} 352H${x + r * 0.5}M${x - r * 0.35} 368H${x + r * 0.35}`,
          part === 'evening' ? magenta : air.sun,
          7,
          ' opacity=".75"',
        );
  const boats = {
    spring: put(sailboat(magenta, pink), 1000, 348, 0.9) + put(swan(), 760, 372, 0.8),
    summer:
      put(sailboat(green, magenta), 1060, 352, 1.05) +
      put(sailboat(magenta, mint), 800, 336, 0.62) +
      put(sailboat(magenta, pink), 930, 330, 0.46),
    autumn: put(steamer(green, air.lit), 960, 350, 0.95),
    winter:
      put(swan(), 790, 368, 0.95) +
      put(swan(), 880, 376, 0.72) +
      put(steamer(magenta, air.lit), 1070, 344, 0.78),
  }[season];
  return fill('M-10 326H1210V440H-10Z', air.lake) + waves + path + boats;
};

const town = (air: Air, season: Season, part: DayPart): string => {
  const snow = season === 'winter';
  const dim = part === 'night' || part === 'evening';
  const share = { morning: 0.3, day: 0, evening: 0.6, night: 0.75 }[part];
  const random = randomFrom(`${season}-${part}-panes`);
  const lit = () => (random() < share ? air.lit : air.pane);
  const one = (x: number, width: number, height: number, wall: string, roof: string) =>
    put(house(width, height, { wall, roof, pane: air.pane, snow }, lit), x, 420);
  const night = part === 'night';
  const wall = night
    ? { a: '#7b2a5f', b: '#2f5a46', c: '#8d1560', d: '#a9608c' }
    : { a: pink, b: mint, c: white, d: '#f7c6df' };
  const roof = night ? '#2f1426' : magenta;
  return (
    one(30, 84, 150, wall.a, roof) +
    one(120, 70, 190, wall.b, night ? '#2f1426' : green) +
    one(196, 96, 140, wall.c, roof) +
    put(
      church(
        { wall: wall.d, roof: night ? '#1f5a3d' : green, pane: air.pane, snow },
        dim ? air.lit : air.pane,
      ),
      342,
      420,
      0.92,
    ) +
    one(384, 78, 168, wall.b, roof) +
    one(468, 92, 128, wall.a, night ? '#2f1426' : green)
  );
};

const lamp = (on: boolean, lit: string): string =>
  (on ? fill(disc(0, -128, 44), lit, ' opacity=".28"') : '') +
  sticker(
    `<path d="M0 0V-112" fill="none" stroke-width="18"/><path d="${disc(0, -128, 17)}"/>`,
    line('M0 0V-112', ink, 7) + fill(disc(0, -128, 17), on ? lit : white) + line('M-18 -108H18', ink, 7),
    5,
  );

const quay = (air: Air, season: Season, part: DayPart): string => {
  const dim = part === 'night' || part === 'evening';
  const ground =
    fill('M0 418H1200V500H0Z', air.quay) +
    fill('M0 418H1200V426H0Z', white, ' opacity=".7"') +
    line('M0 478H1200', part === 'night' ? '#2a1522' : '#5a2a48', 5) +
    line('M0 490H1200', part === 'night' ? '#2a1522' : '#5a2a48', 5);
  const trees = points('606,84 1150,104 1064,78')
    .map(([x = 0, size = 0]) => put(tree(season, size, dim), x, 442))
    .join('');
  const extra = {
    spring: [640, 664, 690, 1010, 1036, 1106]
      .map((x, index) => put(tulip(index % 2 ? magenta : part === 'night' ? pink : '#e0609f'), x, 456))
      .join(''),
    summer: put(parasol(), 960, 446, 0.95) + put(parasol(), 690, 440, 0.7),
    autumn: put(leafPile(), 660, 446, 0.9) + put(leafPile(), 1010, 448, 1.1),
    winter: put(snowman(), 996, 452, 0.95),
  }[season];
  const at = { morning: 330, day: 760, evening: 840, night: 430 }[part];
  return (
    ground +
    trees +
    extra +
    put(lamp(dim, air.lit), 18, 440) +
    put(lamp(dim, air.lit), 1180, 448) +
    put(lamp(dim, air.lit), 736, 440) +
    put(
      tram(magenta, part === 'night' ? pink : white, dim ? air.lit : part === 'morning' ? mint : ink, dim),
      at,
      488,
      0.92,
    )
  );
};

/** The town by the lake, with its tram. */
export const drawPlace = (season: Season, part: DayPart): string => {
  const air = airOf(season, part);
  return sheet(
    1200,
    500,
    sky(air, season, part) +
      mountains(air.far, air.near, season) +
      lake(air, season, part) +
      town(air, season, part) +
      quay(air, season, part) +
      falling(season),
  );
};
