import { mix } from '../../../shared/svg/colour.ts';
import { DOWN, type Ink, n } from '../../../shared/svg/ink.ts';
import { blob, fill, line, type Random, strokes, wisps } from './kit.ts';
import type { Light } from './light.ts';

const heap = (random: Random, x: number, y: number, width: number): string => {
  const puffs = Array.from({ length: 5 }, (_, index) => {
    const share = index / 4;
    const round = width * (0.14 + Math.sin(share * Math.PI) * 0.12);
    return blob(
      random,
      [x + width * share, y - Math.sin(share * Math.PI) * width * 0.09],
      [round * 1.2, round * 0.8],
      0.07,
      7,
    );
  });
  return puffs.join('');
};

const clouds = (random: Random, light: Light): string => {
  const { season, part, cloud, sky } = light;
  if (part === 'night') return fill(wisps(random, 11, [0, 60, 1200, 150], [330, 26]), cloud, 0.3);
  const shade = mix(cloud, sky[0], 0.34);
  if (season === 'autumn' || part !== 'day') {
    const rose = part === 'day' ? '#fff6e4' : mix(cloud, '#ffffff', 0.25);
    return (
      fill(wisps(random, 15, [0, 40, 1200, 160], [330, 34]), shade, 0.5) +
      fill(wisps(random, 15, [0, 40, 1200, 150], [260, 26]), cloud, 0.75) +
      fill(wisps(random, 16, [0, 44, 1200, 150], [150, 11]), rose, 0.8)
    );
  }
  const places =
    season === 'winter'
      ? ([
          [-60, 80, 330],
          [250, 60, 260],
          [760, 66, 300],
          [1010, 96, 260],
        ] as const)
      : season === 'spring'
        ? ([
            [40, 112, 150],
            [300, 70, 190],
            [700, 60, 150],
            [1010, 96, 170],
          ] as const)
        : ([
            [110, 96, 220],
            [880, 66, 170],
          ] as const);
  return places
    .map(([x, y, width]) => {
      const body = heap(random, x, y, width);
      return (
        `<g transform="translate(7 9)">${fill(body, shade, 0.5)}</g>` +
        fill(body, cloud, 0.96) +
        line(
          strokes(random, {
            count: 6,
            in: [x + width * 0.1, y - width * 0.05, width * 0.8, width * 0.12],
            length: width * 0.2,
            angle: -6,
          }),
          '#ffffff',
          4,
          0.7,
        )
      );
    })
    .join('');
};

const stars = (random: Random): string => {
  const some = (count: number) =>
    Array.from({ length: count }, () => `M${n(random() * 1200)} ${n(random() * random() * 230)}l.1 0`).join(
      '',
    );
  return line(some(70), '#f6ecd2', 2.4, 0.85) + line(some(16), '#fff6da', 4.6);
};

const glow = (ink: Ink, x: number, y: number, reach: number, colour: string, strength: number): string =>
  `<circle cx="${x}" cy="${y}" r="${reach}" fill="${ink.radial([
    [0, colour, strength],
    [0.45, colour, strength * 0.35],
    [1, colour, 0],
  ])}"/>`;

const lamp = (random: Random, ink: Ink, { part }: Light): string => {
  if (part === 'morning')
    return (
      glow(ink, 236, 212, 240, '#fff0c4', 0.95) + fill(blob(random, [236, 212], [39, 39], 0.02), '#fff6dc')
    );
  if (part === 'day')
    return glow(ink, 566, 66, 190, '#fffbe6', 0.9) + fill(blob(random, [566, 66], [36, 36], 0.02), '#fff7d6');
  if (part === 'evening')
    return (
      glow(ink, 1010, 236, 270, '#ffe0a0', 0.95) + fill(blob(random, [1010, 236], [47, 47], 0.02), '#ffe9b8')
    );
  return (
    glow(ink, 520, 84, 170, '#e9e6f2', 0.5) +
    fill(blob(random, [520, 84], [34, 34], 0.02), '#f7f0d8') +
    fill(
      blob(random, [510, 76], [8, 7], 0.1) +
        blob(random, [530, 92], [6, 5], 0.1) +
        blob(random, [528, 74], [4, 4], 0.1),
      '#ddd2b4',
      0.7,
    )
  );
};

export const paintSky = (random: Random, ink: Ink, light: Light): string => {
  const [top, middle, low] = light.sky;
  const ground = ink.linear(DOWN, [
    [0, top],
    [0.34, middle],
    [0.66, low],
  ]);
  const broad = (y: number, colour: string) =>
    fill(wisps(random, 12, [0, y, 1200, 80], [460, 46]), colour, 0.2);
  return [
    `<path d="M0 0H1200V500H0Z" fill="${ground}"/>`,
    broad(0, mix(top, '#ffffff', 0.2)),
    broad(90, mix(middle, '#ffffff', 0.3)),
    broad(60, top),
    light.part === 'night' ? stars(random) : '',
    lamp(random, ink, light),
    clouds(random, light),
  ].join('');
};

/** Falling snow over the whole drawing. */
export const falling = (random: Random): string => {
  const flakes = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(random() * 1200)} ${Math.round(random() * 480)}h.1`,
    ).join('');
  return line(flakes(90), '#ffffff', 4, 0.85) + line(flakes(40), '#ffffff', 7, 0.7);
};
