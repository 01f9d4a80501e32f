import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { around, clipped, document, fill, line, type Random, rough, strokes, tooth } from './kit.ts';
import { shadeOf } from './shade.ts';

const faces: Readonly<Record<EyeShade, { skin: string; iris: string; hair: string }>> = {
  light: { skin: '#f2cdb4', iris: '#6aa9bb', hair: '#9a5a30' },
  middle: { skin: '#d6a27a', iris: '#7f8b3c', hair: '#3a2620' },
  dark: { skin: '#8d5a3b', iris: '#5a3520', hair: '#1d1512' },
};
const [X, Y, R] = [302, 208, 96] as const;
const OPENING =
  'M62 238C104 168 190 108 312 110C424 112 500 158 546 212C494 264 414 308 304 306C196 304 118 282 62 238Z';

/** Rays from the pupil outwards, each a stroke of its own length. */
const rays = (random: Random, count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + around(random, 0.4)) / count) * Math.PI * 2;
    const [near, far] = [from + random() * 8, to - random() * 16];
    const bend = angle + around(random, 0.05);
    const at = (turn: number, reach: number) =>
      `${n(X + Math.cos(turn) * reach)} ${n(Y + Math.sin(turn) * reach)}`;
    return `M${at(angle, near)}Q${at(bend, (near + far) / 2)} ${at(angle, far)}`;
  }).join('');

const ring = (r: number, colour: string, opacity = 1): string =>
  `<circle cx="${X}" cy="${Y}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const bareIris = (random: Random, iris: string): string =>
  [
    ring(R, mix(iris, '#1a1030', 0.6)),
    ring(R - 8, iris),
    `<path d="M${X - 78} ${Y + 18}A80 80 0 0 0 ${X + 78} ${Y + 18}Q${X} ${Y + 58} ${X - 78} ${Y + 18}Z" fill="${lighter(iris, 0.34)}"/>`,
    line(rays(random, 46, 46, R - 6), darker(iris, 0.4), 3, 0.5),
    line(rays(random, 38, 44, R - 14), lighter(iris, 0.5), 2.6, 0.6),
    ring(52, mix(iris, '#d99a3d', 0.5), 0.55),
    line(rays(random, 30, 40, 66), mix(iris, '#f0c66a', 0.7), 3, 0.6),
  ].join('');

/** The lens: its colour in a printed ring that leaves the middle free, and its thin edge on the white. */
const wornLens = (random: Random, lens: string): string =>
  [
    `<circle cx="${X}" cy="${Y}" r="124" fill="#dff3f5" opacity=".34"/><circle cx="${X}" cy="${Y}" r="124" fill="none" stroke="${mix(
      lens,
      '#5f8fa0',
      0.5,
    )}" stroke-width="2.6" opacity=".6"/>`,
    `<path fill-rule="evenodd" d="M${X - R} ${Y}a${R} ${R} 0 1 0 ${R * 2} 0a${R} ${R} 0 1 0 ${-R * 2} 0ZM${X - 48} ${Y}a48 48 0 1 1 96 0a48 48 0 1 1 -96 0Z" fill="${lens}"/>`,
    `<path d="M${X - 76} ${Y + 22}A80 80 0 0 0 ${X + 76} ${Y + 22}Q${X} ${Y + 74} ${X - 76} ${Y + 22}Z" fill="${lighter(lens, 0.32)}"/>`,
    line(rays(random, 54, 44, R - 4), darker(lens, 0.45), 3, 0.6),
    line(rays(random, 48, 42, R - 16), lighter(lens, 0.5), 2.8, 0.75),
    `<circle cx="${X}" cy="${Y}" r="${R - 5}" fill="none" stroke="${mix(lens, '#1a1030', 0.72)}" stroke-width="11"/>`,
    line(rays(random, 60, R - 18, R + 3), mix(lens, '#1a1030', 0.72), 2.6, 0.7),
  ].join('');

const lashes = (): string => {
  const upper = [
    [126, 172, -26, -30],
    [164, 142, -22, -38],
    [208, 121, -14, -44],
    [256, 108, -6, -46],
    [306, 104, 4, -48],
    [356, 106, 14, -48],
    [404, 117, 24, -46],
    [450, 135, 34, -42],
    [492, 160, 42, -34],
    [524, 188, 44, -22],
  ] as const;
  return upper
    .map(
      ([x, y, dx, dy]) =>
        `M${x - 5} ${y + 4}Q${n(x + dx * 0.3)} ${n(y + dy * 0.75)} ${x + dx} ${y + dy}Q${n(x + dx * 0.55)} ${n(y + dy * 0.5)} ${x + 6} ${y + 3}Z`,
    )
    .join('');
};

const LOWER =
  'M150 284l-8 14M196 300l-5 15M246 308l-2 14M300 311l2 14M354 308l6 14M406 298l9 14M452 280l12 12M492 256l14 9';

/** One eye, close up: friendly lids and lashes, the iris in layers. */
export const eye = (shade: EyeShade, lens?: string): string => {
  const { skin, iris, hair } = faces[shade];
  const random = randomFrom(`augental-eye-${shade}`);
  const ink = makeInk('e');
  const shadow = shadeOf(skin);
  const dark = mix(hair, '#160d16', 0.6);
  const red = mix(skin, '#de4a38', 0.55);
  const cheek = ink.radial([
    [0, red, 0.6],
    [0.6, red, 0.3],
    [1, red, 0],
  ]);
  const brow = 'M64 96C150 26 330 6 520 66Q552 78 560 92Q430 58 310 58C206 58 120 84 78 116Q56 116 64 96Z';
  const inside = [
    fill(OPENING, '#fdf6ea'),
    fill(
      'M62 238C90 190 130 160 168 150Q128 220 160 292Q100 270 62 238ZM546 212Q500 160 452 140Q486 210 446 282Q510 250 546 212Z',
      '#d9cfd6',
      0.5,
    ),
    line('M92 236q30 -6 52 4M110 250q20 2 34 10M520 214q-24 -4 -44 4', '#d98a80', 2.2, 0.4),
    bareIris(random, iris),
    lens ? wornLens(random, lens) : '',
    ring(38, '#120b18'),
    `<path d="M40 90H560V150Q440 96 302 150Q180 130 60 250Z" fill="${mix(shadow, '#2a1430', 0.4)}" opacity=".36"/>`,
    `<path d="M${X - 62} ${Y - 34}q4 -32 38 -36q14 6 8 26q-12 26 -40 24Q${X - 62} ${Y - 26} ${X - 62} ${Y - 34}Z" fill="#fff"/>`,
    `<ellipse cx="${X + 46}" cy="${Y + 46}" rx="13" ry="9" fill="#fff" opacity=".75"/>`,
  ].join('');
  const body = [
    `<path d="M0 0H600V400H0Z" fill="${skin}"/>`,
    line(
      strokes(random, { count: 26, in: [0, 10, 600, 380], length: 120, angle: -10, bend: 10 }),
      lighter(skin, 0.35),
      14,
      0.16,
    ),
    fill('M560 0H600V400H470Q590 300 560 0Z', shadow, 0.26),
    `<ellipse cx="330" cy="398" rx="250" ry="100" fill="${cheek}"/>`,
    line(strokes(random, { count: 14, in: [150, 350, 320, 44], length: 34, angle: -24 }), red, 5, 0.28),
    fill(
      'M56 216C110 120 200 74 316 76C432 80 512 124 560 200C500 140 420 106 312 106C196 108 112 160 62 236Z',
      shadow,
      0.34,
    ),
    line('M62 202C116 112 204 70 316 72C430 76 510 118 556 186', mix(shadow, '#3a1220', 0.3), 4.5, 0.6),
    rough(brow, mix(hair, '#1d1216', 0.15), 4),
    line(
      strokes(random, { count: 26, in: [110, 40, 380, 36], length: 44, angle: -14 }),
      lighter(hair, 0.3),
      3,
      0.5,
    ),
    clipped(ink.clip(`<path d="${OPENING}"/>`), inside),
    fill('M62 238C82 226 92 236 100 244C94 256 78 252 62 238Z', mix(skin, '#d0574f', 0.5)),
    line('M104 262C160 300 230 312 304 312C404 312 486 272 534 226', mix(skin, '#c9605a', 0.35), 8, 0.75),
    line(LOWER, dark, 3.4, 0.7),
    line('M150 332Q290 366 440 326', shadow, 4, 0.34),
    fill(
      `M52 244C96 164 186 98 312 98C430 98 510 150 566 204Q552 214 546 212C500 158 424 116 312 116C194 116 108 172 68 240Q58 250 52 244Z`,
      dark,
    ),
    fill(lashes(), dark),
    `<path d="M0 0H600V400H0Z" fill="url(#tooth)"/>`,
  ].join('');
  return document([600, 400], body, ink.defs() + tooth(randomFrom('tooth')));
};
