import type { Season } from '../../../../../domain/content/drawing.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { blush, green, ink, magenta, mint, pink, white } from '../palette.ts';
import { cut, disc, fill, line, slab, sticker } from '../sheet.ts';

const crowns: Readonly<Record<Exclude<Season, 'winter'>, readonly [string, string]>> = {
  spring: [pink, white],
  summer: [green, '#3f9a6b'],
  autumn: [magenta, pink],
};

/** A tree in its season, standing on 0. */
export const tree = (season: Season, size: number, dim: boolean): string => {
  const trunk = slab(-6, -size * 0.9, 12, size * 0.9, 6);
  const bark = dim ? '#3a1a30' : '#5a2a48';
  if (season === 'winter') {
    const limbs = `M0 0V${-size * 1.35}M0 ${-size * 0.6}L${-size * 0.4} ${-size * 1.05}M0 ${-size * 0.75}L${size * 0.42} ${-size * 1.2}M${-size * 0.2} ${-size * 0.82}V${-size * 1.24}M${size * 0.2} ${-size * 0.96}L${size * 0.16} ${-size * 1.34}`;
    return sticker(
      `<path d="${limbs}" fill="none" stroke-width="22"/>`,
      line(limbs, bark, 9) +
        fill(
          disc(-size * 0.4, -size * 1.06, 10, 6) +
            disc(size * 0.42, -size * 1.21, 10, 6) +
            disc(0, -size * 1.37, 9, 6) +
            disc(-size * 0.2, -size * 1.26, 8, 5),
          white,
        ),
      6,
    );
  }
  const crown =
    disc(0, -size * 1.15, size * 0.5) +
    disc(-size * 0.34, -size * 0.85, size * 0.36) +
    disc(size * 0.36, -size * 0.88, size * 0.36);
  const [main, second] = crowns[season];
  const random = randomFrom(`${season}${size}`);
  const dots = Array.from({ length: season === 'summer' ? 4 : 9 }, () =>
    disc(
      (random() - 0.5) * size * 0.95,
      -size * (0.72 + random() * 0.75),
      season === 'summer' ? size * 0.1 : 5,
    ),
  ).join('');
  return cut(
    [
      [trunk, bark],
      [crown, main],
    ],
    fill(dots, second),
    6,
  );
};

/** Mountains behind the lake, with snow as far down as the season brings it. */
export const mountains = (far: string, near: string, season: Season): string => {
  const ridge =
    'M-20 330L120 190Q140 172 158 188L214 240L352 82Q372 60 392 82L520 220L600 156Q618 142 636 158L724 232L872 66Q890 46 910 66L1050 206L1104 160Q1120 148 1136 162L1220 240V340H-20Z';
  const caps = {
    summer:
      'M352 82Q372 60 392 82L412 104L390 98L372 116L354 100L334 104ZM872 66Q890 46 910 66L932 88L908 82L890 102L872 84L850 92Z',
    spring:
      'M352 82Q372 60 392 82L438 132L410 122L384 150L356 124L308 134ZM872 66Q890 46 910 66L960 116L924 104L896 136L866 108L822 122ZM600 156Q618 142 636 158L656 174L634 172L616 184L600 172L580 174Z',
    autumn:
      'M352 82Q372 60 392 82L426 118L398 108L374 134L352 110L320 120ZM872 66Q890 46 910 66L944 100L912 92L890 116L868 94L838 106Z',
    winter:
      'M120 190Q140 172 158 188L196 224L160 222L138 244L112 226L76 236ZM352 82Q372 60 392 82L490 190L440 170L400 214L360 168L316 200L270 176ZM600 156Q618 142 636 158L690 204L650 196L620 224L590 196L552 196ZM872 66Q890 46 910 66L1016 172L960 150L916 200L872 150L820 186L776 174ZM1104 160Q1120 148 1136 162L1180 200L1140 196L1118 216L1094 194L1070 190Z',
  }[season];
  const hills =
    'M-20 350C80 270 190 268 300 312C420 262 540 272 640 316C760 256 900 266 1010 312C1080 282 1160 284 1220 300V370H-20Z';
  return cut([[ridge, far]], fill(caps, white), 8) + fill(hills, near);
};

export const cloud = (colour: string): string =>
  fill(
    'M-66 20Q-84 20 -84 4Q-84 -14 -64 -14Q-58 -40 -30 -38Q-12 -58 12 -42Q40 -48 48 -20Q74 -24 78 0Q78 20 58 20Z',
    colour,
  );

export const sailboat = (main: string, sail: string): string =>
  cut(
    [
      ['M-6 -92L-6 -14H-54Z', sail],
      ['M4 -104L56 -14H4Z', white],
      ['M-64 -4H68L48 22Q46 26 40 26H-38Q-44 26 -46 22Z', main],
    ],
    line('M-1 -104V-4', ink, 5),
    6,
  );

export const steamer = (main: string, lit: string): string =>
  cut(
    [
      ['M28 -74H52V-40H28Z', ink],
      ['M-58 -46H74Q80 -46 80 -40V-6H-64V-40Q-64 -46 -58 -46Z', white],
      ['M-108 -10H112L92 22Q90 26 84 26H-78Q-88 26 -92 18Z', main],
    ],
    fill([-48, -22, 4, 30, 56].map((x) => disc(x, -27, 8)).join(''), lit) + fill('M28 -66H52V-56H28Z', pink),
    6,
  );

export const swan = (): string =>
  cut(
    [
      [
        'M-34 -4C-30 22 26 24 38 -2C42 -16 20 -20 2 -14C-6 -12 -14 -16 -12 -26C-10 -36 -18 -46 -30 -44C-44 -42 -44 -26 -34 -22C-28 -18 -36 -14 -34 -4Z',
        white,
      ],
    ],
    fill('M-40 -38L-54 -30L-40 -28Z', magenta) +
      fill(disc(-33, -34, 2.6), ink) +
      line('M-4 0Q12 8 26 -2', blush, 4),
    4,
  );

export const tulip = (colour: string): string =>
  line('M0 0V-26M0 -8Q12 -10 14 -20M0 -6Q-12 -8 -14 -18', green, 5) +
  fill('M-12 -42L-5 -34L0 -44L5 -34L12 -42Q14 -20 0 -20Q-14 -20 -12 -42Z', colour);

export const parasol = (): string =>
  cut(
    [
      [slab(-4, -90, 8, 90, 4), ink],
      ['M-70 -78Q-60 -130 0 -132Q60 -130 70 -78Z', white],
    ],
    fill('M-70 -78Q-60 -130 0 -132Q-36 -116 -36 -78ZM70 -78Q60 -130 0 -132Q36 -116 36 -78Z', pink),
    5,
  );

export const snowman = (): string =>
  cut(
    [
      [disc(0, -26, 30) + disc(0, -72, 21), white],
      ['M-20 -92H20V-96H13V-118H-13V-96H-20Z', ink],
    ],
    fill(disc(-7, -76, 3) + disc(8, -76, 3) + disc(0, -36, 3.5) + disc(0, -20, 3.5), ink) +
      fill('M0 -70L22 -65L0 -63Z', magenta) +
      line('M-18 -56Q0 -46 18 -56M10 -52L14 -34', green, 8),
    5,
  );

export const leafPile = (): string =>
  fill('M-60 0Q-50 -34 -16 -30Q4 -46 26 -30Q58 -32 62 0Z', magenta) +
  fill('M-40 -8l8 -12l8 12zM-4 -16l8 -12l8 12zM26 -8l8 -12l8 12z', pink) +
  fill(disc(-14, -8, 4) + disc(44, -14, 4), mint);
