import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { BOLD, GREY, HAIR, INK, LINE, line, PAPER, shape, WASH } from '../sheet.ts';
import { strands } from '../strands.ts';
import type { Look } from './look.ts';

/** Shoulders, with an opening for the neck `dip` below the chin. */
const body = ({ neck, length: l }: Look, dip: number, paint: string): string => {
  const w = neck + 20;
  return shape(
    `M${-w} ${l + 42}C${-w - 40} ${l + 58} -140 ${l + 66} -164 ${l + 88}C-196 ${l + 112} -204 ${l + 160} -210 ${l + 220}H210C204 ${l + 160} 196 ${l + 112} 164 ${l + 88}C140 ${l + 66} ${w + 40} ${l + 58} ${w} ${l + 42}C${n(w * 0.8)} ${l + 42 + dip} ${n(-w * 0.8)} ${l + 42 + dip} ${-w} ${l + 42}Z`,
    paint,
  );
};

const collar = (look: Look, paint: string, ink = INK): string => {
  const { neck: w, length: l } = look;
  const flap = (s: number) =>
    shape(
      `M${s * (w + 10)} ${l + 16}C${s * (w + 4)} ${l + 46} ${s * 26} ${l + 70} ${s * 2} ${l + 84}L${s * 40} ${l + 116}C${s * 56} ${l + 88} ${s * (w + 30)} ${l + 66} ${s * (w + 22)} ${l + 40}Z`,
      paint,
      LINE,
      ink,
    );
  return flap(-1) + flap(1);
};

const lapels = (look: Look, paint: string, ink: string): string => {
  const { neck: w, length: l } = look;
  const one = (s: number) =>
    shape(
      `M${s * (w + 14)} ${l + 34}C${s * (w + 2)} ${l + 70} ${s * 30} ${l + 130} ${s * 6} ${l + 210}L${s * 60} ${l + 150}L${s * 50} ${l + 138}L${s * 84} ${l + 118}L${s * (w + 36)} ${l + 50}Z`,
      paint,
      LINE,
      ink,
    );
  return one(-1) + one(1);
};

const seams = (l: number, colour = INK): string =>
  line(
    `M-134 ${l + 220}C-136 ${l + 180} -130 ${l + 150} -122 ${l + 130}M134 ${l + 220}C136 ${l + 180} 130 ${l + 150} 122 ${l + 130}`,
    HAIR,
    colour,
  );

/** Pen and rule in the pocket of a coat. */
const pocket = (l: number): string =>
  `${line(`M74 ${l + 168}h56v60`, LINE)}${shape(`M84 ${l + 140}h7v28h-7z`, INK, HAIR)}${shape(`M98 ${l + 134}h16v34h-16z`, PAPER, HAIR)}${line(`M98 ${l + 140}h6m-6 6h9m-9 6h6m-6 6h9m-9 6h6`, HAIR)}`;

const worn: Readonly<Record<Look['clothes'], (look: Look) => string>> = {
  crew: (look) => {
    const { neck: w, length: l } = look;
    const k = w + 20;
    return `${body(look, 46, PAPER)}${line(`M${-k - 8} ${l + 46}C${n(-k * 0.9)} ${l + 100} ${n(k * 0.9)} ${l + 100} ${k + 8} ${l + 46}`)}<g opacity=".9">${line(
      strands(
        [
          [-190, l + 110],
          [-120, l + 120],
          [0, l + 128],
          [120, l + 120],
          [190, l + 110],
        ],
        [
          [-206, l + 216],
          [-120, l + 222],
          [0, l + 226],
          [120, l + 222],
          [206, l + 216],
        ],
        8,
        randomFrom('crew'),
      ),
      BOLD,
      INK,
    )}</g>`;
  },
  roll: (look) => {
    const { neck: w, length: l } = look;
    return `${body(look, 30, INK)}${shape(`M${-w - 6} ${l + 8}C${-w} ${l + 36} ${w} ${l + 36} ${w + 6} ${l + 8}L${w + 20} ${l + 60}C${w} ${l + 84} ${-w} ${l + 84} ${-w - 20} ${l + 60}Z`, INK, 1, '#5b6573')}${line(
      Array.from({ length: 15 }, (_, i) => {
        const u = i / 7 - 1;
        return `M${n(u * (w + 2))} ${n(l + 30 - Math.abs(u) * 16)}L${n(u * (w + 14))} ${n(l + 76 - Math.abs(u) * 12)}`;
      }).join(''),
      HAIR,
      '#5b6573',
    )}${seams(l, '#5b6573')}`;
  },
  shirt: (look) => {
    const l = look.length;
    const stripes = Array.from(
      { length: 21 },
      (_, i) => `M${(i - 10) * 19} ${l + 92 + Math.abs(i - 10) * 2}L${(i - 10) * 20} ${l + 220}`,
    ).join('');
    return `${body(look, 60, PAPER)}${line(stripes, HAIR, '#8b95a3')}${shape(`M-9 ${l + 84}h18v140h-18z`, PAPER, HAIR)}${line(`M0 ${l + 124}h.01M0 ${l + 164}h.01`, 5)}${collar(look, PAPER)}`;
  },
  vest: (look) => {
    const { neck: w, length: l } = look;
    return `${body(look, 34, PAPER)}${shape(`M${-w - 32} ${l + 54}C-50 ${l + 110} -20 ${l + 140} 0 ${l + 160}C20 ${l + 140} 50 ${l + 110} ${w + 32} ${l + 54}L164 ${l + 88}L190 ${l + 230}H-190L-164 ${l + 88}Z`, INK)}${line(`M${-w - 44} ${l + 60}C-60 ${l + 118} -26 ${l + 150} 0 ${l + 172}C26 ${l + 150} 60 ${l + 118} ${w + 44} ${l + 60}`, HAIR, '#8b95a3')}`;
  },
  blazer: (look) =>
    `${body(look, 90, WASH)}${lapels(look, WASH, INK)}${seams(look.length)}${line(`M60 ${look.length + 176}h54v8h-54z`, HAIR)}`,
  drape: () => '',
  knit: (look) => {
    const { neck: w, length: l } = look;
    const k = w + 20;
    const rows = Array.from({ length: 19 }, (_, i) => {
      const x = (i - 9) * 20;
      return `M${x} ${l + 96 + Math.abs(i - 9) * 1.6}${Array.from({ length: 8 }, () => 'l5 7l-5 7').join('')}`;
    }).join('');
    return `${body(look, 40, WASH)}${line(rows, HAIR, GREY)}${shape(`M${-k - 2} ${l + 30}C${n(-k * 0.8)} ${l + 78} ${n(k * 0.8)} ${l + 78} ${k + 2} ${l + 30}L${k + 12} ${l + 52}C${n(k * 0.9)} ${l + 104} ${n(-k * 0.9)} ${l + 104} ${-k - 12} ${l + 52}Z`, WASH)}`;
  },
  coat: (look) =>
    `${body(look, 90, PAPER)}${shape(`M-40 ${look.length + 62}L0 ${look.length + 130}L40 ${look.length + 62}L50 ${look.length + 220}H-50Z`, '#c3ccd5', HAIR)}${collar(look, '#dfe5eb')}${lapels(look, PAPER, INK)}${pocket(look.length)}${seams(look.length)}`,
  apron: (look) => {
    const l = look.length;
    return `${body(look, 60, PAPER)}${shape(`M-9 ${l + 84}h18v60h-18z`, PAPER, HAIR)}${collar(look, PAPER)}${shape(`M-78 ${l + 132}H78L96 ${l + 230}H-96Z`, INK)}${line(`M-74 ${l + 134}L${-look.neck - 40} ${l + 54}M74 ${l + 134}L${look.neck + 40} ${l + 54}`, 9)}${line(`M-30 ${l + 230}v-60h60v60`, HAIR, '#8b95a3')}${shape(`M8 ${l + 138}h7v34h-7z`, '#c3ccd5', HAIR, '#8b95a3')}`;
  },
};

export const clothes = (look: Look): string => worn[look.clothes](look);
