import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { darker, lighter, mix, safeColour } from '../../../shared/svg/colour.ts';
import { points } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { circle, corners, crosshair, HAIR, INK, line, MAGENTA, measure, svg, ticks } from './sheet.ts';
import { strands } from './strands.ts';

const SIZE = [600, 400] as const;
const [X, Y, R] = [300, 203, 106] as const;
const PUPIL = 35;

const own = {
  light: { skin: '#f3dccd', inner: '#b7b08c', outer: '#86a8bf', rim: '#2c4154', hair: '#6b4a33' },
  middle: { skin: '#e6c0a2', inner: '#b07c3c', outer: '#86793f', rim: '#2f2a16', hair: '#2b1d16' },
  dark: { skin: '#a8734f', inner: '#5a3019', outer: '#3c2311', rim: '#140b06', hair: '#120d0b' },
} as const;

const upper = 'M58 240C116 164 200 112 300 110C404 108 486 150 546 214';
const lower = 'C486 272 404 302 312 302C218 302 126 284 58 240';
const opening = `${upper}${lower}Z`;

/** Engraved lines from one radius to another. */
const fibres = (random: () => number, count: number, from: () => number, to: () => number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.6) / count) * Math.PI * 2;
    const bend = (random() - 0.5) * 0.09;
    const [a, b] = [from(), to()];
    const at = (r: number, turn: number) => `${n(X + Math.cos(turn) * r)} ${n(Y + Math.sin(turn) * r)}`;
    return `M${at(a, angle)}Q${at((a + b) / 2, angle + bend)} ${at(b, angle)}`;
  }).join('');

const natural = ({ inner, outer, rim }: (typeof own)[EyeShade], random: () => number): string =>
  `<radialGradient id="i"><stop offset=".3" stop-color="${inner}"/><stop offset=".58" stop-color="${mix(inner, outer, 0.7)}"/><stop offset=".86" stop-color="${outer}"/><stop offset="1" stop-color="${rim}"/></radialGradient><circle cx="${X}" cy="${Y}" r="${R}" fill="url(#i)"/>${line(
    fibres(
      random,
      96,
      () => PUPIL + 2,
      () => 66 + random() * 32,
    ),
    1.1,
    darker(inner, 0.45),
    ' opacity=".75"',
  )}${line(
    fibres(
      random,
      70,
      () => 50 + random() * 10,
      () => 90 + random() * 13,
    ),
    1,
    lighter(outer, 0.5),
    ' opacity=".7"',
  )}${line(
    fibres(
      random,
      90,
      () => 84 + random() * 10,
      () => R,
    ),
    1.4,
    rim,
    ' opacity=".55"',
  )}`;

/** The print of a coloured lens: a ring of lines around a clear pupil, and a dark edge. */
const printed = (colour: string, random: () => number): string =>
  `<radialGradient id="l"><stop offset=".42" stop-color="${colour}" stop-opacity="0"/><stop offset=".56" stop-color="${colour}" stop-opacity=".82"/><stop offset=".84" stop-color="${colour}" stop-opacity=".94"/><stop offset="1" stop-color="${darker(colour, 0.55)}"/></radialGradient><circle cx="${X}" cy="${Y}" r="${R}" fill="url(#l)"/>${line(
    fibres(
      random,
      90,
      () => 44 + random() * 12,
      () => 92 + random() * 9,
    ),
    1.7,
    lighter(colour, 0.32),
    ' opacity=".85"',
  )}${line(
    fibres(
      random,
      80,
      () => 52 + random() * 14,
      () => 100,
    ),
    1.2,
    darker(colour, 0.4),
    ' opacity=".8"',
  )}<circle cx="${X}" cy="${Y}" r="${R - 3}" fill="none" stroke="${darker(colour, 0.7)}" stroke-width="7" stroke-dasharray="2.2 .8" opacity=".8"/>`;

const bezier = (p: readonly number[], u: number): number => {
  const [a = 0, b = 0, c = 0, d = 0] = p;
  const k = 1 - u;
  return k ** 3 * a + 3 * k * k * u * b + 3 * k * u * u * c + u ** 3 * d;
};
const onUpper = (share: number): readonly [number, number] =>
  share < 0.5
    ? [bezier([58, 116, 200, 300], share * 2), bezier([240, 164, 112, 110], share * 2)]
    : [bezier([300, 404, 486, 546], share * 2 - 1), bezier([110, 108, 150, 214], share * 2 - 1)];
const onLower = (share: number): readonly [number, number] =>
  share < 0.5
    ? [bezier([58, 126, 218, 312], share * 2), bezier([240, 284, 302, 302], share * 2)]
    : [bezier([312, 404, 486, 546], share * 2 - 1), bezier([302, 302, 272, 214], share * 2 - 1)];

const lash = (
  [x, y]: readonly [number, number],
  lean: number,
  length: number,
  thick: number,
  down: number,
): string => {
  const [mx, my] = [x + lean * length * 0.35, y - down * length * 0.62];
  const tip = `${n(x + lean * length * 1.05)} ${n(y - down * length * (1 - Math.abs(lean) * 0.3))}`;
  return `M${n(x - thick)} ${n(y)}Q${n(mx - thick * 0.5)} ${n(my)} ${tip}Q${n(mx + thick * 0.6)} ${n(my)} ${n(x + thick)} ${n(y)}Z`;
};
const lashes = (random: () => number): string =>
  Array.from({ length: 52 }, (_, index) => {
    const u = 0.1 + (index / 51) * 0.89;
    return lash(
      onUpper(u),
      (u - 0.42) * 1.6 + (random() - 0.5) * 0.22,
      22 + 34 * Math.sin(u * 2.1) + random() * 9,
      1.7,
      1,
    );
  }).join('');
const lowLashes = (random: () => number): string =>
  Array.from({ length: 36 }, (_, index) => {
    const u = 0.22 + (index / 35) * 0.74;
    const [x, y] = onLower(u);
    return lash([x, y + 5], (u - 0.4) * 1.3 + (random() - 0.5) * 0.3, 9 + 9 * u + random() * 6, 0.9, -1);
  }).join('');

/** The skin around the eye as lines parallel to the lids. */
const skinLines = (random: () => number): string =>
  strands(
    points('-10,258 60,196 170,92 300,66 430,78 540,142 610,208'),
    points('-10,-40 60,-60 170,-66 300,-70 430,-66 540,-58 610,-40'),
    26,
    random,
  ) +
  strands(
    points('-10,262 70,290 180,334 310,346 430,330 530,280 610,224'),
    points('-10,420 70,440 180,452 310,456 430,450 530,440 610,420'),
    18,
    random,
  );

/** An eye with measurements: iris in layers, degree scale, diameter. */
export const eye = (shade: EyeShade, lens?: string): string => {
  const tones = own[shade];
  const random = randomFrom(`eye${shade}`);
  const dark = darker(mix(tones.skin, '#6a3a30', 0.4), shade === 'dark' ? 0.6 : 0.34);
  const worn = lens === undefined ? '' : printed(safeColour(lens), randomFrom('print'));
  const edge =
    lens === undefined
      ? ''
      : circle(X, Y, R * 1.2, '#ffffff10', 1.2, '#ffffff') + circle(X, Y, R * 1.2, 'none', HAIR, INK);
  const pupil = `<circle cx="${X}" cy="${Y}" r="${PUPIL}" fill="#07090c"/>`;
  return svg(
    SIZE,
    `<path d="M0 0H600V400H0z" fill="${tones.skin}"/>${line(skinLines(random), 1, dark, ' opacity=".42"')}
<path d="M40 214C110 116 210 70 306 70C420 68 516 118 572 196L548 214C488 150 406 104 300 108C200 112 116 164 58 240Z" fill="${dark}" opacity=".2"/><path d="M70 250C140 310 236 334 318 332C414 330 494 288 548 222L546 214C486 272 404 302 312 302C218 302 126 284 58 240Z" fill="${lighter(tones.skin, 0.3)}" opacity=".6"/>
${line('M66 190C128 116 214 78 306 76C412 74 500 112 558 182', 2.2, dark)}${line('M92 286C160 326 240 344 318 342C398 340 462 318 512 280', 1.1, dark)}
<clipPath id="c"><path d="${opening}"/></clipPath><path d="${opening}" fill="#fbfaf8"/><g clip-path="url(#c)"><path d="M58 240q34-26 46 4q-20 22-46-4z" fill="#e3a79c"/>${line('M104 236C120 232 132 240 150 236M500 214C488 220 474 214 458 220M508 222C494 230 482 226 470 232', HAIR, '#d99a90')}<path d="M150 206a150 150 0 0 1 300 0a150 150 0 0 1-300 0z" fill="none"/>${natural(tones, random)}${worn}${pupil}${edge}${line(ticks(X, Y, R * 1.28, [0, 355, 5], 11), HAIR)}
<path d="${upper}L546 180V90H58z" fill="${INK}" opacity=".22" transform="translate(0 22)"/><path d="M256 146C266 136 284 132 294 136L298 164C284 164 272 168 264 178C254 170 252 156 256 146Z" fill="#fff" opacity=".94"/><ellipse cx="338" cy="246" rx="10" ry="5" fill="#fff" opacity=".5" transform="rotate(-38 338 246)"/></g>
${line(`M546 214${lower}`, 1.4, dark)}<path d="${upper}C488 142 404 100 300 102C198 104 112 160 58 240Z" fill="${INK}"/><path d="${lashes(random)}" fill="${darker(tones.hair, 0.3)}"/><path d="${lowLashes(random)}" fill="${tones.hair}" opacity=".75"/>
${crosshair(X, Y, 150, 186)}
${line(`M${X - R} ${Y + 20}V366M${X + R} ${Y + 20}V366`, 2.2, '#ffffff', ' opacity=".5"')}${line(`M${X - R} ${Y + 20}V366M${X + R} ${Y + 20}V366`, HAIR)}${measure([X - R, 360], [X + R, 360], MAGENTA, 12)}${corners(SIZE)}`,
  );
};
