import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { luminance, mix, safeColour } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { green, ink, magenta, mint, pink, white } from './palette.ts';
import { disc, fill, line, sheet, sticker } from './sheet.ts';

const own = {
  light: {
    iris: '#4fa892',
    ring: '#1f5f55',
    inner: '#bfe0a8',
    skin: '#f5cfb8',
    back: [pink, magenta],
    brow: '#9a5a30',
  },
  middle: {
    iris: '#a0692c',
    ring: '#4c2a14',
    inner: '#d9a44e',
    skin: '#d8a077',
    back: [mint, green],
    brow: '#2c1d16',
  },
  dark: {
    iris: '#53291c',
    ring: '#1d0f0d',
    inner: '#85492c',
    skin: '#7d4d33',
    back: [magenta, pink],
    brow: '#150f0d',
  },
} as const;

/** The spokes of an iris: uneven wedges from `from` to `to`, always the same for a seed. */
const spokes = (seed: string, count: number, from: number, to: number, width: number): string => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.5) / count) * Math.PI * 2;
    const reach = to - random() * (to - from) * 0.42;
    const half = (width * (0.6 + random() * 0.6)) / from;
    const at = (r: number, a: number) => `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
    return `M${at(from, angle - half)}L${at(reach, angle)}L${at(from, angle + half)}Z`;
  }).join('');
};

const irisOf = (shade: EyeShade, lens: string | undefined): string => {
  const { iris, ring, inner } = own[shade];
  const natural =
    fill(disc(0, 0, 98), ring) +
    fill(disc(0, 0, 88), iris) +
    fill(spokes(`${shade}-out`, 34, 46, 86, 3.4), mix(iris, white, 0.26)) +
    fill(spokes(`${shade}-in`, 26, 38, 70, 4), inner) +
    fill(disc(0, 0, 44), mix(iris, ink, 0.35));
  if (lens === undefined) return natural;
  const colour = safeColour(lens);
  const edge = mix(colour, ink, luminance(colour) > 0.5 ? 0.5 : 0.62);
  return (
    natural +
    fill(disc(0, 0, 100), edge) +
    fill(disc(0, 0, 87), colour) +
    fill(spokes(`${shade}-lens`, 40, 52, 86, 3.2), mix(colour, white, 0.42)) +
    fill(spokes(`${shade}-lens2`, 30, 60, 85, 2.4), mix(colour, ink, 0.3)) +
    fill(spokes(`${shade}-show`, 28, 47, 68, 5.4) + disc(0, 0, 50), inner) +
    fill(disc(0, 0, 44), mix(iris, ink, 0.35))
  );
};

const opening =
  'M62 226C104 126 196 76 306 76C420 76 496 130 548 200C500 282 416 328 306 328C198 328 112 292 62 226Z';
const lashes =
  'M44 236C86 112 190 58 306 58C410 58 480 96 540 150Q572 152 594 132C592 176 572 206 548 210C490 146 416 98 306 98C202 98 114 146 62 232Q52 248 44 236Z';

/** One eye, close up: lids of skin, an iris in layers, and its contact lens. */
export const drawEye = (shade: EyeShade, lens?: string): string => {
  const { skin, back, brow } = own[shade];
  const tone = luminance(skin) < 0.2 ? mix(mix(skin, magenta, 0.2), ink, 0.25) : mix(skin, '#d6448a', 0.26);
  const face = 'M-20 -40H620V120C600 260 520 380 360 392C180 404 60 360 -20 250Z';
  const inner =
    `<clipPath id="o"><path d="${opening}"/></clipPath>${fill(opening, white)}` +
    `<g clip-path="url(#o)">${fill('M40 60H580V150C460 96 180 100 60 240Z', mix(white, tone, 0.3))}<g transform="translate(306 200) scale(1.2)">${irisOf(shade, lens)}${fill(disc(0, 0, 37), ink)}` +
    `${fill(disc(-34, -38, 19), white)}${fill(disc(38, 40, 8), white, ' opacity=".9"')}${lens === undefined ? '' : line(disc(0, 0, 122), mix(safeColour(lens), white, 0.55), 5) + line('M-116 40A122 122 0 0 0 -86 86', mix(safeColour(lens), white, 0.3), 9)}</g></g>`;
  const lids =
    fill(
      'M40 236C76 96 188 30 306 30C432 30 528 96 586 170C520 106 430 60 306 60C190 60 98 114 40 236Z',
      tone,
    ) +
    fill(lashes, ink) +
    fill('M470 98Q508 96 532 66Q540 110 520 142Z', ink) +
    line('M96 262C160 318 236 340 316 338C396 336 470 308 524 252', tone, 9) +
    fill('M62 226Q78 208 96 214Q104 226 92 240Q74 238 62 226Z', mix(skin, magenta, 0.35));
  const shadowSide = fill(
    'M620 -40V120C600 260 520 380 360 392C450 340 560 300 560 200C560 100 520 40 470 -40Z',
    tone,
  );
  const browed = fill(
    'M60 62C150 -4 330 -22 520 16C540 22 548 40 530 44C360 20 190 30 76 86C52 92 46 74 60 62Z',
    brow,
  );
  const skinned = sticker(face, fill(face, skin) + shadowSide, 12);
  return sheet(
    600,
    400,
    `${fill('M0 0H600V400H0Z', back[0])}${fill('M300 400H600V180Z', back[1])}${skinned}${browed}${inner}${lids}`,
  );
};
