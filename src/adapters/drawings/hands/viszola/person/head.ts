import { n } from '../../../../shared/svg/ink.ts';
import type { SkinTones } from '../kit/palette.ts';
import { clipped, grain, oval, shape } from '../kit/sheet.ts';
import type { Face } from './faces.ts';

/** The outline of a face from the crown to the chin. */
export const faceOutline = ({ temple: t, cheek: c, jaw: j, chin: k, length: l }: Face): string => {
  const side = (s: 1 | -1) => (s === 1 ? '' : '-');
  const right = `M0-128C${n(t * 0.84)}-128 ${t}-96 ${t}-46C${t}-18 ${c}-4 ${c} 20C${c} ${n(l * 0.4)} ${n(j + 5)} ${n(l * 0.54)} ${j} ${n(l * 0.67)}C${n(j - 7)} ${n(l * 0.84)} ${n(k + 6)} ${l} 0 ${l}`;
  const back = `C${side(-1)}${n(k + 6)} ${l}-${n(j - 7)} ${n(l * 0.84)}-${j} ${n(l * 0.67)}C-${n(j + 5)} ${n(l * 0.54)}-${c} ${n(l * 0.4)}-${c} 20C-${c}-4-${t}-18-${t}-46C-${t}-96-${n(t * 0.84)}-128 0-128Z`;
  return right + back;
};

/** The two ears; the far one disappears when the head is turned. */
export const ears = ({ cheek, turn }: Face, tones: SkinTones): string => {
  const ear = (s: 1 | -1) => {
    const hidden = turn * s > 0 ? Math.abs(turn) * 0.7 : 0;
    const fill = s === 1 ? tones.shade : tones.base;
    return `<g transform="translate(${n(s * (cheek - 5 - hidden))} 12) scale(${s} 1)">${shape('M-6-30C8-38 20-28 17-8C15 6 13 24 4 28C-4 30-8 20-6 10Z', fill)}${shape('M0-20C9-26 13-18 11-6C10 4 8 12 3 14C6 4 6-8 0-20Z', tones.deep, ' opacity=".55"')}</g>`;
  };
  return ear(-1) + ear(1);
};

/** The darkest and the lightest areas of the face, as flat shapes. */
export const planes = (face: Face, tones: SkinTones, old: boolean): string => {
  const { turn: x, length: l, cheek: c } = face;
  const edge = `M${n(14 + x)}-132C${n(24 + x)}-96 ${n(44 + x)}-60 ${n(50 + x)}-32C${n(60 + x)}-16 ${n(64 + x)} 2 ${n(54 + x)} 18C${n(56 + x)} 34 ${n(42 + x)} ${n(l * 0.5)} ${n(36 + x)} ${n(l * 0.7)}C${n(30 + x)} ${n(l * 0.86)} ${n(14 + x)} ${n(l * 0.95)} ${n(x)} ${n(l + 8)}L130 ${l}V-132Z`;
  const light = `M${n(x - 64)} 10C${n(x - 52)} 25 ${n(x - 34)} 30 ${n(x - 14)} 27C${n(x - 26)} 38 ${n(x - 46)} 41 ${n(x - 60)} 31C${n(x - 66)} 25 ${n(x - 67)} 17 ${n(x - 64)} 10Z`;
  const blush = `M-${c + 4} 22C-${c - 8} 40 ${n(x - 52)} 52 ${n(x - 34)} 50C${n(x - 44)} 62-${c - 14} 68-${c - 6} 62Z`;
  const brow = `M-${c}-110C-40-120-8-112 ${n(10 + x)}-104C${n(4 + x)}-80-${n(6 - x)}-56-${n(10 - x)}-44C-30-56-52-54-${c}-40Z`;
  const folds = old
    ? shape(
        `M${n(-24 + x)} 46C${n(-34 + x)} 58 ${n(-38 + x)} 68 ${n(-38 + x)} 82C${n(-34 + x)} 70 ${n(-30 + x)} 60 ${n(-21 + x)} 52ZM${n(24 + x)} 46C${n(34 + x)} 58 ${n(38 + x)} 68 ${n(38 + x)} 82C${n(34 + x)} 70 ${n(30 + x)} 60 ${n(21 + x)} 52ZM${n(-30 + x)}-74C${n(-10 + x)}-80 ${n(14 + x)}-80 ${n(34 + x)}-73C${n(14 + x)}-77 ${n(-10 + x)}-77 ${n(-30 + x)}-74ZM${n(-24 + x)}-61C${n(-8 + x)}-66 ${n(12 + x)}-66 ${n(28 + x)}-60C${n(12 + x)}-63 ${n(-8 + x)}-63 ${n(-24 + x)}-61Z`,
        tones.shade,
      )
    : '';
  return `${shape(brow, tones.light)}${shape(light, tones.light)}${shape(blush, tones.blush)}${shape(edge, tones.shade)}${grain(`${l}${c}`, tones.shade, [34 + x, l * 0.8, 54 + x, 14], { reach: -9, count: 44, size: 1.3 })}${folds}`;
};

export const nose = ({ nose: [l, w], turn }: Face, tones: SkinTones): string =>
  `<g transform="translate(${n(turn * 1.5)} 0)">${shape(`M10-24C6-10 5 4 ${n(w * 0.35)} ${n(l * 0.5)}C${n(w * 0.5)} ${n(l * 0.72)} ${n(w * 0.34)} ${n(l * 0.8)} ${n(w * 0.3)} ${l + 3}C${n(w * 0.7)} ${l + 3} ${w + 1} ${l} ${w + 2} ${l - 6}C${w + 3} ${n(l * 0.76)} ${n(w * 0.85)} ${n(l * 0.66)} ${n(w * 0.7)} ${n(l * 0.5)}C${n(w * 0.6)} ${n(l * 0.2)} 14-4 17-24Z`, tones.shade)}${shape(`M-3-18C-4 6-${n(w * 0.3)} ${n(l * 0.5)}-${n(w * 0.34)} ${l - 9}C-${n(w * 0.2)} ${l - 4} 1 ${l - 3} 2 ${l - 8}C4 ${n(l * 0.5)} 2 6 3-18Z`, tones.light)}${shape(`M-${w + 1} ${l - 7}C-${w + 2} ${l + 1}-${n(w * 0.66)} ${l + 3}-${n(w * 0.45)} ${l + 1}C-${n(w * 0.2)} ${l + 7} ${n(w * 0.3)} ${l + 8} ${n(w * 0.5)} ${l + 2}C${n(w * 0.7)} ${l + 4} ${w + 3} ${l + 1} ${w + 1} ${l - 6}C${w + 8} ${l + 5} ${n(w * 0.7)} ${l + 10} 2 ${l + 9}C-${n(w * 0.6)} ${l + 9}-${w + 5} ${l + 4}-${w + 1} ${l - 7}Z`, tones.shade)}${shape(`M-${n(w * 0.78)} ${l + 1}C-${n(w * 0.5)} ${l - 4}-${n(w * 0.25)} ${l}-${n(w * 0.22)} ${l + 4}C-${n(w * 0.4)} ${l + 3}-${n(w * 0.6)} ${l + 3}-${n(w * 0.78)} ${l + 1}ZM${n(w * 0.84)} ${l + 1}C${n(w * 0.55)} ${l - 4} ${n(w * 0.3)} ${l} ${n(w * 0.27)} ${l + 4}C${n(w * 0.45)} ${l + 3} ${n(w * 0.65)} ${l + 3} ${n(w * 0.84)} ${l + 1}Z`, tones.deep)}</g>`;

export const mouth = (face: Face, tones: SkinTones): string => {
  const {
    mouth: [w, f, lift],
    turn,
    nose: [low],
    length,
    paint,
  } = face;
  const m = Math.round(low + (length - low) * 0.42);
  const c = m - lift;
  const lip = paint?.lips ?? tones.lip;
  const upper = `M-${w} ${c}C-${n(w * 0.6)} ${n(m - 6 * f)}-${n(w * 0.3)} ${n(m - 8.5 * f)} 0 ${n(m - 5 * f)}C${n(w * 0.3)} ${n(m - 8.5 * f)} ${n(w * 0.6)} ${n(m - 6 * f)} ${w} ${c}C${n(w * 0.5)} ${m + 2} ${n(w * 0.2)} ${m + 1} 0 ${m + 2.5}C-${n(w * 0.2)} ${m + 1}-${n(w * 0.5)} ${m + 2}-${w} ${c}Z`;
  const lower = `M-${n(w * 0.9)} ${n(c + 1)}C-${n(w * 0.5)} ${n(m + 13 * f)} ${n(w * 0.5)} ${n(m + 13 * f)} ${n(w * 0.9)} ${n(c + 1)}C${n(w * 0.4)} ${m + 2} ${n(w * 0.2)} ${m + 1} 0 ${m + 2.5}C-${n(w * 0.2)} ${m + 1}-${n(w * 0.4)} ${m + 2}-${n(w * 0.9)} ${n(c + 1)}Z`;
  const under = n(m + 11 * f + 3);
  return `<g transform="translate(${n(turn * 1.25)} 0)">${shape(`M-${n(w * 0.45)} ${under}C-${n(w * 0.2)} ${n(m + 11 * f + 5)} ${n(w * 0.3)} ${n(m + 11 * f + 5)} ${n(w * 0.6)} ${n(m + 11 * f)}C${n(w * 0.4)} ${n(m + 11 * f + 10)}-${n(w * 0.2)} ${n(m + 11 * f + 10)}-${n(w * 0.45)} ${under}Z`, tones.shade)}${shape(`M-${w + 5} ${c - 3}C-${w + 2} ${c}-${w} ${c + 1}-${w - 3} ${c + 2}C-${w + 2} ${c + 4}-${w + 6} ${c + 2}-${w + 5} ${c - 3}ZM${w + 5} ${c - 3}C${w + 2} ${c} ${w} ${c + 1} ${w - 3} ${c + 2}C${w + 2} ${c + 4} ${w + 6} ${c + 2} ${w + 5} ${c - 3}Z`, tones.shade)}${shape(upper, lip)}${shape(upper, '#2a0a08', ' opacity=".22"')}${shape(lower, lip)}${oval(-w * 0.22, m + 6.2 * f, w * 0.26, 1.7 * f, '#fff4e6', -4).replace('/>', ' opacity=".5"/>')}${shape(`M-${w} ${c}C-${n(w * 0.5)} ${m + 1} ${n(w * 0.5)} ${m + 1} ${w} ${c}C${n(w * 0.5)} ${n(m + 3.6)}-${n(w * 0.5)} ${n(m + 3.6)}-${w} ${c}Z`, tones.deep)}</g>`;
};

export const inFace = (face: Face, body: string): string => clipped('f', faceOutline(face), body);
