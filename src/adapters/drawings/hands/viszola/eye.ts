import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { ink, skinTones } from './kit/palette.ts';
import { clipped, disc, grain, oval, shape, sheet } from './kit/sheet.ts';

const own: Readonly<
  Record<
    EyeShade,
    {
      skin: string;
      hair: string;
      lid: string;
      tones: readonly [inner: string, middle: string, outer: string, rim: string];
      ground: string;
    }
  >
> = {
  light: {
    skin: '#f2cdb4',
    hair: '#7a4024',
    lid: '#e79a6c',
    tones: ['#e0b873', '#8db7c6', '#5f97b0', '#23445c'],
    ground: ink.orange,
  },
  middle: {
    skin: '#dfa57c',
    hair: '#33201a',
    lid: '#8aa57e',
    tones: ['#c9862f', '#8f8a3e', '#66702f', '#2c3317'],
    ground: ink.forest,
  },
  dark: {
    skin: '#8d5a3b',
    hair: '#140d0b',
    lid: '#d98a34',
    tones: ['#a35a22', '#5d3216', '#43220f', '#180b06'],
    ground: ink.ochre,
  },
};

const R = 100;
const opening =
  'M66 246C112 178 196 112 300 108C408 104 494 152 548 208C494 266 404 306 314 306C218 306 124 286 66 246Z';

/** A ring of spikes between radii, like the fibres of an iris. */
const star = (seed: string, count: number, from: number, to: readonly [number, number]): string => {
  const random = randomFrom(`iris${seed}`);
  const at = (angle: number, r: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  const points = Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI, ((i + 0.5) / count) * 2 * Math.PI];
    return `${at(a, from + random() * 4)}L${at(b + (random() - 0.5) * 0.06, to[0] + random() * (to[1] - to[0]))}`;
  });
  return `M${points.join('L')}Z`;
};
const ring = (r: number) => `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1-${r} 0Z`;

const bare = ([inner, middle, outer, rim]: readonly string[], seed: string): string =>
  `${disc(0, 0, R, rim ?? '')}${disc(0, 0, R - 9, outer ?? '')}${shape(star(`${seed}1`, 34, 50, [72, 90]), middle ?? '')}${shape(star(`${seed}2`, 22, 40, [54, 74]), lighter(middle ?? '', 0.26))}${shape(star(`${seed}3`, 20, 38, [42, 58]), inner ?? '')}`;

/** The print of a coloured lens: clear around the pupil, dense at its edge. */
const printed = (lens: string): string => {
  const hole = star('hole', 30, 50, [40, 58]);
  return `${shape(ring(R) + hole, mix(lens, '#ffffff', 0.12), ' fill-rule="evenodd"')}${shape(star('p1', 38, 62, [72, 92]) + star('p4', 30, 48, [40, 56]), lighter(lens, 0.36), ' fill-rule="evenodd"')}${shape(ring(R) + star('p2', 44, 78, [84, 96]), lens, ' fill-rule="evenodd"')}${shape(ring(R) + ring(R - 11), darker(lens, 0.62), ' fill-rule="evenodd"')}<circle r="${R + 13}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".75"/><circle r="${R + 10}" fill="none" stroke="${mix(lens, '#2b1a10', 0.4)}" stroke-width="1.5" opacity=".4"/>`;
};

const lashes = (seed: string): string => {
  const random = randomFrom(`lash${seed}`);
  const [p, q] = [
    [66, 246, 112, 178, 196, 112, 300, 108],
    [300, 108, 408, 104, 494, 152, 548, 208],
  ] as const;
  return Array.from({ length: 17 }, (_, i) => {
    const t = 0.16 + (i / 16) * 0.83;
    const [x0, y0, x1, y1, x2, y2, x3, y3] = t < 0.5 ? p : q;
    const s = t < 0.5 ? t * 2 : t * 2 - 1;
    const k = 1 - s;
    const at = (a: number, b: number, c: number, d: number) =>
      k ** 3 * a + 3 * k * k * s * b + 3 * k * s * s * c + s ** 3 * d;
    const [x, y] = [at(x0, x1, x2, x3), at(y0, y1, y2, y3)];
    const lean = (t - 0.42) * 1.7;
    const reach = 26 + 30 * t + random() * 8;
    const [tx, ty] = [x + Math.sin(lean * 1.35) * reach, y - Math.cos(lean * 1.1) * reach];
    return `M${n(x - 6)} ${n(y - 4)}Q${n(x + Math.sin(lean) * reach * 0.3)} ${n(y - reach * 0.62)} ${n(tx)} ${n(ty)}Q${n(x + 8 + Math.sin(lean) * reach * 0.4)} ${n(y - reach * 0.42)} ${n(x + 7)} ${n(y - 3)}Z`;
  }).join('');
};

/** An eye, strongly enlarged, with a lens of a colour or without. */
export const eye = (shade: EyeShade, lens?: string): string => {
  const { skin, hair, lid, tones, ground } = own[shade];
  const { light, shade: dusk, deep } = skinTones(skin);
  const dark = mix(hair, '#150a08', 0.5);
  return sheet(
    600,
    400,
    clipped(
      'a',
      'M0 0H600V400H0Z',
      `<rect width="600" height="400" fill="${skin}"/>${shape('M0 0H250C170 60 70 130 0 250Z', light)}${shape('M40 400C90 360 190 344 290 350C360 354 420 372 440 400Z', light)}${shape('M600 40C560 130 590 190 600 400H470C520 330 560 300 552 220C520 150 470 110 440 60L470 0H600Z', dusk)}${grain(shade, dusk, [440, 40, 560, 250], { reach: 42, count: 130, size: 2.4 })}${shape('M0 0H62C40 90 36 150 54 220C40 260 20 300 0 330Z', dusk)}${shape(`M0 0H600V34L560 0Z`, ground)}${shape('M76 70C150 10 300-24 420 8C480 24 520 52 552 86C480 56 420 46 350 46C250 44 150 64 92 100C78 100 70 86 76 70Z', hair)}${shape('M76 70C150 10 300-24 420 8C340 4 200 30 92 100C78 100 70 86 76 70Z', lighter(hair, 0.16))}${shape('M40 236C70 140 190 70 306 70C430 70 520 128 566 196C500 140 410 108 300 110C190 114 110 176 66 246Z', dusk)}${shape('M58 232C96 150 196 88 304 86C420 84 500 130 556 194C494 146 404 106 300 108C196 112 112 178 66 246Z', lid)}${shape('M360 92C440 102 506 142 556 194C510 158 450 130 392 118Z', mix(lid, deep, 0.4))}${shape('M66 246C124 300 218 322 316 322C410 322 500 280 560 212L548 208C494 266 404 306 314 306C218 306 124 286 66 246Z', dusk)}${clipped(
        'o',
        opening,
        `${shape(opening, '#fff6ea')}${shape('M66 246C112 178 196 112 300 108C408 104 494 152 548 208L560 240C500 190 420 150 310 150C210 150 120 200 76 262Z', mix('#fff6ea', skin, 0.55))}${oval(76, 246, 34, 24, '#d97b66', -20)}${shape('M470 120H560V300H440C480 250 490 180 470 120Z', mix('#fff6ea', deep, 0.25))}<g transform="translate(302 206)">${bare(tones, shade)}${lens ? printed(lens) : ''}${disc(0, 0, 34, '#150b09')}${shape('M-100-20C-92-90-40-110 0-110S92-90 100-20C70-60 40-68 0-68S-70-60-100-20Z', '#1a0b10', ' opacity=".3"')}${shape('M-62-58L-26-72L-18-34L-50-22ZM-14-74L0-76L4-42L-8-38Z', '#ffffff')}${shape('M40 52Q56 44 62 28Q66 50 48 62Z', '#ffffff', ' opacity=".75"')}</g>`,
      )}${shape('M60 250C106 176 192 108 300 104C412 100 500 150 572 190C560 198 556 204 548 208C490 156 406 120 302 122C204 126 122 186 66 246Z', dark)}${shape(lashes(shade), dark)}${shape('M548 208C510 250 450 284 390 298C450 296 520 256 556 212Z', deep)}`,
    ),
  );
};
