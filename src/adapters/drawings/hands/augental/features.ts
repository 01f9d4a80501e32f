import { lighter, luminance, mix } from '../../../shared/svg/colour.ts';
import { smooth } from '../../../shared/svg/curve.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import type { Person } from '../../cast.ts';
import { fill, line, type Random } from './kit.ts';
import type { Look } from './looks.ts';
import { lineOf, shadeOf } from './shade.ts';

const noses: Readonly<
  Record<Look['nose'], { bridge: string; tip: string; wing: readonly [number, number] }>
> = {
  button: { bridge: 'M4 6Q7 22 5 32', tip: 'M-9 47Q-3 54 2 52Q9 54 13 46', wing: [13, 10] },
  snub: { bridge: 'M5 0Q6 20 10 32', tip: 'M-10 46Q-4 50 1 51Q10 52 14 41', wing: [14, 11] },
  straight: { bridge: 'M6 -12Q8 16 12 40', tip: 'M-9 54Q-2 60 3 59Q11 59 15 50', wing: [14, 11] },
  broad: { bridge: 'M7 0Q8 22 12 34', tip: 'M-17 50Q-8 57 1 57Q12 57 20 47', wing: [20, 13] },
  hooked: { bridge: 'M6 -14Q17 6 13 26Q12 38 15 46', tip: 'M-9 54Q-2 63 5 63Q13 61 16 50', wing: [15, 12] },
  long: { bridge: 'M6 -14Q9 18 15 48', tip: 'M-10 60Q-3 67 4 67Q13 67 18 56', wing: [16, 12] },
};

export const paintNose = (person: Person, look: Look): string => {
  const { bridge, tip, wing } = noses[look.nose];
  const { skin } = person;
  const y = look.nose === 'long' ? 54 : look.nose === 'button' || look.nose === 'snub' ? 41 : 48;
  const flip = look.turn < 0 ? ' transform="scale(-1 1)"' : '';
  const shade = shadeOf(skin);
  return `<g${flip}>${[
    fill(`${bridge}L${wing[0] + 2} ${y + 4}Q${wing[0] + 6} ${y - 6} 18 26Q12 2 6 -12Z`, shade, 0.3),
    `<ellipse cx="2" cy="${y}" rx="${wing[0] + 2}" ry="${wing[1]}" fill="${mix(skin, '#d4563f', 0.5)}" opacity=".55"/>`,
    line(bridge, lineOf(skin), 2.4, 0.35),
    line(tip, lineOf(skin), 3.4, 0.85),
    line(`M-2 ${y - 20}L-2 ${y - 6}`, lighter(skin, 0.55), 5, 0.5),
  ].join('')}</g>`;
};

/** Half the width, the rise of the corners, the fullness of the lips. */
const mouths: Readonly<Record<Look['mouth'], readonly [number, number, number]>> = {
  smile: [30, 9, 8],
  calm: [25, 4, 9],
  half: [27, 6, 6],
  grin: [33, 10, 6],
  laugh: [34, 12, 8],
};

export const paintMouth = (person: Person, look: Look): string => {
  const { skin } = person;
  const [half, rise, full] = mouths[look.mouth];
  const y = look.length - 41 + (look.nose === 'long' ? 6 : 0);
  const lip = mix(skin, look.lashes ? '#b23a44' : '#a34a42', look.lashes ? 0.62 : 0.42);
  const deep = mix(lip, '#3a0f1e', 0.6);
  const left = y - rise + (look.mouth === 'half' ? 4 : 0);
  const right = y - rise - (look.mouth === 'half' ? 3 : 0);
  const upper = `M${-half} ${left}Q${-half * 0.5} ${y - full * 0.6} -6 ${y - full * 0.75}Q0 ${y - full * 0.4} 6 ${y - full * 0.75}Q${half * 0.5} ${
    y - full * 0.6
  } ${half} ${right}`;
  const middle = `Q0 ${y + rise * 1.25} ${-half} ${left}Z`;
  const corners = line(
    `M${-half - 1} ${left - 4}q-4 2 -3 7M${half + 1} ${right - 4}q4 2 3 7`,
    lineOf(skin),
    2.2,
    0.5,
  );
  if (look.mouth === 'laugh' || look.mouth === 'grin') {
    const deepness = look.mouth === 'laugh' ? 24 : 15;
    const open = `M${-half} ${left}Q0 ${y + rise * 0.5} ${half} ${right}Q${half * 0.5} ${y + deepness} 0 ${y + deepness}Q${-half * 0.5} ${y + deepness} ${-half} ${left}Z`;
    const teeth = `M${-half + 4} ${left + 2}Q0 ${y + rise * 0.5} ${half - 4} ${right + 2}Q${half * 0.5} ${y + 9} 0 ${y + 10}Q${-half * 0.5} ${y + 9} ${-half + 4} ${left + 2}Z`;
    const under = `M-20 ${y + deepness * 0.78}Q0 ${y + deepness * 1.65 + 4} 20 ${y + deepness * 0.78}Q0 ${y + deepness + 4} -20 ${y + deepness * 0.78}Z`;
    const tongue =
      look.mouth === 'laugh' ? `<ellipse cx="1" cy="${y + 23}" rx="13" ry="5" fill="#c9605c"/>` : '';
    return [
      fill(`${upper}Q0 ${y + rise * 0.9} ${-half} ${left}Z`, lip),
      fill(under, lip),
      fill(open, '#5a1a24'),
      tongue,
      fill(teeth, '#fdf7ec'),
      corners,
    ].join('');
  }
  const lower = `M${-half * 0.82} ${left + rise * 0.6}Q0 ${y + rise} ${half * 0.82} ${right + rise * 0.6}Q${half * 0.4} ${y + rise * 0.6 + full * 1.35} 0 ${
    y + rise * 0.6 + full * 1.4
  }Q${-half * 0.4} ${y + rise * 0.6 + full * 1.35} ${-half * 0.82} ${left + rise * 0.6}Z`;
  return [
    fill(lower, lighter(lip, 0.12)),
    line(`M-9 ${n(y + rise * 0.6 + full * 0.75)}h12`, lighter(lip, 0.5), 2.6, 0.5),
    fill(upper + middle, lip),
    line(`M${-half} ${left}Q0 ${y + rise * 1.25} ${half} ${right}`, deep, 2.8),
    corners,
    line(`M-9 ${n(y + full * 2 + 7)}q9 4 18 0`, lineOf(skin), 2, 0.28),
  ].join('');
};

/** Red cheeks: a soft round shape and a few dry brush strokes. */
export const paintCheek = (random: Random, ink: Ink, skin: string, x: number): string => {
  const dark = luminance(skin) < 0.2;
  const red = mix(skin, dark ? '#c8402f' : '#de4a38', dark ? 0.5 : 0.62);
  const soft = ink.radial([
    [0, red, 0.66],
    [0.5, red, 0.4],
    [1, red, 0],
  ]);
  const marks = Array.from({ length: 6 }, () => {
    const [dx, dy] = [Math.round(x - 16 + random() * 26), Math.round(32 + random() * 20)];
    return `M${dx} ${dy}l7 -4`;
  }).join('');
  return `<ellipse cx="${x}" cy="42" rx="30" ry="24" fill="${soft}"/>${line(marks, red, 2.2, 0.4)}`;
};

/** The outline of a face from its half widths. */
export const faceOutline = (random: Random, look: Look): string => {
  const { forehead, cheek, jaw, chin, length } = look;
  const half: readonly (readonly [number, number])[] = [
    [forehead * 0.58, -107],
    [forehead, -58],
    [cheek, 0],
    [cheek - 3, 36],
    [jaw, length * 0.68],
    [chin + 12, length - 13],
    [chin * 0.5, length],
  ];
  const wide = (x: number, side: number) => x * (1 + side * look.turn * 0.035) + (random() - 0.5) * 1.6;
  const right = half.map(([x, y]) => [wide(x, -1), y] as const);
  const left = [...half].reverse().map(([x, y]) => [-wide(x, 1), y] as const);
  return smooth([[0, -119], ...right, [0, length + 2], ...left]);
};
