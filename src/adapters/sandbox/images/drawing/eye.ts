import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { DIAGONAL, DOWN, type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { type IrisTones, iris, pupilOf } from './iris.ts';
import { printedIris } from './printed-iris.ts';

const WIDTH = 600;
const HEIGHT = 400;
const MIDDLE = [304, 204] as const;
const RADIUS = 101;

const own: Readonly<Record<EyeShade, IrisTones & { readonly skin: string; readonly lash: string }>> = {
  light: {
    inner: '#a9a487',
    outer: '#7f9fb6',
    limbus: '#2f4356',
    relief: 1,
    skin: '#f0cdb7',
    lash: '#4a3527',
  },
  middle: {
    inner: '#a8763a',
    outer: '#7d7442',
    limbus: '#2e2a18',
    relief: 0.9,
    skin: '#dfae8c',
    lash: '#2b1d16',
  },
  dark: {
    inner: '#4f2c18',
    outer: '#38200f',
    limbus: '#120a06',
    relief: 0.62,
    skin: '#a9714d',
    lash: '#150e0c',
  },
};

const opening =
  'M62 236C118 164 202 108 302 104C406 100 488 148 540 214C482 268 402 302 318 302C222 302 128 282 62 236Z';
const upperLid = 'M62 236C118 164 202 108 302 104C406 100 488 148 540 214';
const lowerLid = 'M540 214C482 268 402 302 318 302C222 302 128 282 62 236';

/** A point of a lid, and the direction away from the eye; `share` runs from the inner corner to the outer. */
const along = (
  [a, b, c, d]: readonly (readonly [number, number])[],
  share: number,
): readonly [number, number] => {
  const [p, q, r, s] = [a ?? [0, 0], b ?? [0, 0], c ?? [0, 0], d ?? [0, 0]];
  const k = 1 - share;
  const at = (i: 0 | 1) =>
    k ** 3 * p[i] + 3 * k * k * share * q[i] + 3 * k * share * share * r[i] + share ** 3 * s[i];
  return [at(0), at(1)];
};
const upper = (share: number) =>
  share < 0.5
    ? along(
        [
          [62, 236],
          [118, 164],
          [202, 108],
          [302, 104],
        ],
        share * 2,
      )
    : along(
        [
          [302, 104],
          [406, 100],
          [488, 148],
          [540, 214],
        ],
        share * 2 - 1,
      );
const lower = (share: number) =>
  share < 0.5
    ? along(
        [
          [62, 236],
          [128, 282],
          [222, 302],
          [318, 302],
        ],
        share * 2,
      )
    : along(
        [
          [318, 302],
          [402, 302],
          [482, 268],
          [540, 214],
        ],
        share * 2 - 1,
      );

/** An eyelash, thick at its root, that leaves the lid steeply and bends towards `turn`. Angles from vertical, in radians. */
const lash = (
  [x, y]: readonly [number, number],
  length: number,
  [root, turn]: readonly [number, number],
  thick: number,
  down = 1,
): string => {
  const go = (angle: number, by: number): readonly [number, number] => [
    Math.sin(angle) * by,
    -Math.cos(angle) * by * down,
  ];
  const [ax, ay] = go(root, length * 0.5);
  const [bx, by] = go(turn, length * 0.58);
  const tip = `${n(x + ax + bx)} ${n(y + ay + by)}`;
  const side = (by0: number) => `${n(x + ax + by0)} ${n(y + ay)}`;
  return `M${n(x - thick)} ${n(y)}Q${side(-thick * 0.7)} ${tip}Q${side(thick * 0.7)} ${n(x + thick)} ${n(y)}Z`;
};

/** Eyelashes in tufts whose tips meet. */
const tuft = (random: () => number, share: number, draw: (share: number, aside: number) => string): string =>
  [-1, 0, 1]
    .map((one) => draw(Math.min(1, Math.max(0, share + one * 0.011 + (random() - 0.5) * 0.008)), one))
    .join('');

const upperLashes = (random: () => number): string =>
  Array.from({ length: 27 }, (_, index) => {
    const at = 0.07 + (index / 26) * 0.92;
    const sweep = (at - 0.36) * 1.5;
    const reach = 24 + 32 * Math.sin(Math.PI * Math.min(1, 0.12 + at * 0.62)) + random() * 9;
    return tuft(random, at, (share, aside) =>
      lash(
        upper(share),
        reach * (0.72 + random() * 0.36),
        [
          sweep * 0.8 - aside * 0.05 + (random() - 0.5) * 0.1,
          sweep * 1.5 - aside * 0.16 + (random() - 0.5) * 0.2,
        ],
        1.35 + random() * 0.5,
      ),
    );
  }).join('');

const lowerLashes = (random: () => number): string =>
  Array.from({ length: 19 }, (_, index) => {
    const at = 0.25 + (index / 18) * 0.72;
    const sweep = (at - 0.45) * 1.3;
    const reach = 10 + 9 * at + random() * 5;
    return tuft(random, at, (share, aside) => {
      const [x, y] = lower(share);
      return lash(
        [x, y + 4],
        reach * (0.6 + random() * 0.5),
        [sweep * 0.7, sweep * 1.4 - aside * 0.3],
        0.75 + random() * 0.3,
        -1,
      );
    });
  }).join('');

const soft = (id: string, by: number) =>
  `<filter id="${id}" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

const whites = (ink: Ink): string =>
  `<path d="${opening}" fill="${ink.radial(
    [
      [0, '#fdfcfb'],
      [0.5, '#f4f1ee'],
      [0.8, '#e2d9d4'],
      [1, '#c7b0a6'],
    ],
    [0.52, 0.5, 0.56],
  )}"/><ellipse cx="84" cy="235" rx="52" ry="30" fill="${ink.radial([
    [0, '#cf7f76'],
    [0.5, '#d98f86', 0.9],
    [0.72, '#e6b3aa', 0.5],
    [1, '#efd3cc', 0],
  ])}"/><path d="M80 233q10-6 17-4" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" fill="none"/><ellipse cx="540" cy="216" rx="56" ry="30" fill="${ink.radial(
    [
      [0, '#cf8f84', 0.7],
      [1, '#e8cfc8', 0],
    ],
  )}"/>`;

/** An eye with a coloured lens or none. Drawn in layers from the white to the lashes, and the same each time. */
export const eye = (
  prefix: string,
  shade: EyeShade,
  lens?: { readonly colour: string; readonly cover: number },
): Sprite => {
  const ink = makeInk(prefix);
  const { skin, lash: hair, ...tones } = own[shade];
  const random = randomFrom(`lashes${shade}`);
  const within = ink.clip(`<path d="${opening}"/>`);
  const [x, y] = MIDDLE;
  const [blur, haze] = [`${prefix}b`, `${prefix}h`];
  const face = ink.linear(DOWN, [
    [0, darker(skin, 0.05)],
    [0.3, skin],
    [0.62, lighter(skin, 0.1)],
    [1, mix(skin, '#c98b74', 0.12)],
  ]);
  const rim = mix(skin, '#d98a7e', 0.5);
  const body = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${face}"/>
<g filter="url(#${haze})"><path d="M40 208C110 110 210 62 308 60C420 58 510 112 572 190L556 222C490 140 410 96 302 98C200 100 116 160 62 236Z" fill="${darker(mix(skin, '#8a4a3a', 0.4), 0.18)}" opacity=".5"/><path d="M62 246C140 306 230 328 318 326C410 324 490 286 544 226L560 236C500 330 410 362 316 360C210 358 120 316 54 252Z" fill="${mix(skin, '#9a5a4c', 0.45)}" opacity=".34"/></g><g filter="url(#${prefix}w)"><ellipse cx="320" cy="34" rx="190" ry="22" fill="${lighter(skin, 0.45)}" opacity=".5"/><ellipse cx="330" cy="366" rx="200" ry="20" fill="${lighter(skin, 0.4)}" opacity=".35"/></g>
<path d="M70 182C128 112 216 70 306 69C408 68 492 106 552 170C496 114 408 76 306 77C218 78 132 116 70 182Z" fill="${darker(mix(skin, '#7a3a2c', 0.5), 0.35)}" opacity=".7" filter="url(#${prefix}c)"/>
<path d="${opening}" fill="none" stroke="${rim}" stroke-width="11"/>
<g clip-path="${within}">${whites(ink)}
<g transform="translate(${x} ${y})"><circle r="${RADIUS + 7}" fill="${darker(tones.limbus, 0.1)}" opacity=".28" filter="url(#${blur})"/>
${iris(ink, RADIUS, tones, shade)}
${lens ? printedIris(ink, RADIUS, { ...lens, under: tones.outer }) : ''}
${pupilOf(ink, RADIUS)}
<path d="M-88 30C-70 96 70 96 88 30C60 66-60 66-88 30Z" fill="#fff" opacity=".2" filter="url(#${blur})"/>
<circle r="${RADIUS}" fill="${ink.linear(DOWN, [
    [0, '#000', 0.5],
    [0.34, '#000', 0.12],
    [0.6, '#000', 0],
  ])}"/></g>
<path d="${upperLid}" fill="none" stroke="#1a0e0c" stroke-opacity=".62" stroke-width="34" filter="url(#${haze})"/>
<path d="${lowerLid}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5"/><path d="${lowerLid}" fill="none" stroke="${mix(rim, '#ffffff', 0.3)}" stroke-width="6"/>
<g transform="translate(${x} ${y})"><path d="M-56-46C-48-64-26-72-10-70L-6-40C-20-40-38-36-46-22Z" fill="${ink.linear(
    DIAGONAL,
    [
      [0, '#ffffff', 0.98],
      [1, '#e9f2fa', 0.72],
    ],
  )}"/><ellipse cx="40" cy="44" rx="11" ry="6" fill="#fff" opacity=".5" transform="rotate(-38 40 44)"/></g></g>
<path d="${upperLid}" fill="none" stroke="${darker(hair, 0.35)}" stroke-width="5.5" stroke-linecap="round"/><path d="M330 102C420 106 492 150 544 216C500 168 420 116 330 110Z" fill="${darker(hair, 0.35)}"/>
<path d="${upperLashes(random)}" fill="${darker(hair, 0.3)}"/><path d="${lowerLashes(random)}" fill="${hair}" opacity=".62"/>`;
  const drawn = sprite(ink, WIDTH, HEIGHT, body);
  return {
    ...drawn,
    defs: `${drawn.defs}${soft(blur, 5)}${soft(haze, 13)}${soft(`${prefix}c`, 2.2)}${soft(`${prefix}w`, 24)}`,
  };
};
