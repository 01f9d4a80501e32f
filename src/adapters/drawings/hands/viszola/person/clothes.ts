import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { ink, type SkinTones } from '../kit/palette.ts';
import { clipped, disc, line, shape } from '../kit/sheet.ts';
import type { Face } from './faces.ts';

const body =
  'M-52 150C-110 164-176 182-196 236L-210 340H210L196 236C176 182 110 164 52 150C30 176-30 176-52 150Z';
const dusk = (colour: string) => mix(colour, '#3a0f1c', 0.28);

const lapels = (main: string, second: string) =>
  `${shape('M-44 148L0 250L44 148L30 340H-30Z', second)}${shape('M-46 146C-64 152-76 160-84 168L-70 206L-88 216L-14 330L2 250C-20 214-38 180-46 146Z', mix(main, '#ffffff', 0.12))}${shape('M46 146C64 152 76 160 84 168L70 206L88 216L14 330L-2 250C20 214 38 180 46 146Z', dusk(main))}`;

const garments: Readonly<Record<Face['wear'], (main: string, second: string, neck: number) => string>> = {
  stripes: (main, second) =>
    `${shape('M-64 152C-110 164-176 182-196 236L-210 340H210L196 236C176 182 110 164 64 152C40 186-40 186-64 152Z', main)}${clipped('s', 'M-64 152C-110 164-176 182-196 236L-210 340H210L196 236C176 182 110 164 64 152C40 186-40 186-64 152Z', [0, 1, 2, 3, 4].map((i) => line(`M-220 ${166 + i * 22}Q0 ${220 + i * 22} 220 ${166 + i * 22}`, second, 9)).join(''))}`,
  turtle: (main) =>
    `${shape(body, main)}${shape('M-44 92C-30 112 30 112 44 92L54 160C30 186-30 186-54 160Z', mix(main, '#ffffff', 0.14))}${shape('M10 106C24 104 36 100 44 92L54 160C44 172 32 178 16 180Z', dusk(main))}`,
  trench: (main, second) =>
    `${shape(body, main)}${shape('M-50 140C-80 150-104 160-112 176L-60 262L0 236L-20 190Z', mix(main, '#ffffff', 0.35))}${shape('M50 140C80 150 104 160 112 176L60 262L0 236L20 190Z', second)}${shape('M0 236L-16 340H34Z', dusk(main))}${disc(-34, 292, 7, ink.brick)}${disc(58, 292, 7, ink.brick)}`,
  blouse: (main, second) =>
    `${shape(body, main)}${shape('M-40 142L0 262L40 142C60 148 74 156 84 164L6 300L-84 164C-74 156-60 148-40 142Z', mix(main, '#ffffff', 0.2))}${shape('M0 262L40 142C60 148 74 156 84 164L6 300Z', dusk(main))}${disc(0, 232, 0, second)}`,
  polo: (main, second) =>
    `${shape(body, main)}${shape('M-54 138C-70 146-80 154-88 164L-34 216L0 196L-34 168Z', second)}${shape('M54 138C70 146 80 154 88 164L34 216L0 196L34 168Z', mix(second, ink.brick, 0.3))}${shape('M-8 196H10L14 300H-8Z', dusk(main))}${disc(2, 232, 4, second)}`,
  suit: (main, second) =>
    `${shape(body, main)}${lapels(main, second)}${shape('M-10 184L10 184L16 206L8 330H-10L-14 206Z', ink.orange)}${shape('M2 184L10 184L16 206L8 330H2Z', ink.brick)}${shape('M-44 140L-12 196L-34 210L-56 156ZM44 140L12 196L34 210L56 156Z', mix(second, '#ffffff', 0.4))}`,
  dress: (main, second) =>
    `${shape('M-196 340L-150 236C-120 214-104 196-92 168L-72 162C-66 214-30 244 0 246C30 244 66 214 72 162L92 168C104 196 120 214 150 236L196 340Z', main)}${[-96, -74, -52, -28, 0, 28, 52, 74, 96].map((x) => disc(x * 0.62, 176 + 34 * (1 - (x / 100) ** 2), 8.5, x > 40 ? mix(second, ink.brick, 0.4) : second)).join('')}`,
  scarf: (main, second) =>
    `${shape(body, main)}${shape('M-64 128C-40 158 40 158 64 128C84 150 80 176 60 190C20 212-30 210-62 188C-80 172-82 148-64 128Z', second)}${shape('M10 152C40 150 56 140 64 128C84 150 80 176 60 190C46 198 34 202 20 204Z', mix(second, ink.brick, 0.5))}${shape('M-20 196C-40 240-46 290-40 340H20C10 290 4 240 12 200Z', second)}${shape('M-20 196C-10 240-6 290-4 340H20C10 290 4 240 12 200Z', mix(second, ink.brick, 0.5))}`,
  jumper: (main, second) =>
    `${shape(body, main)}${shape('M-56 144C-36 178 36 178 56 144L66 156C44 200-44 200-66 156Z', mix(main, '#ffffff', 0.22))}${shape('M10 171C32 168 48 158 56 144L66 156C54 180 34 190 12 192Z', dusk(main))}${line('M-190 268Q0 300 190 268', second, 12)}${line('M-196 296Q0 328 196 296', second, 12)}`,
  coat: (main, second) =>
    `${shape(body, main)}${lapels(mix(main, ink.sand, 0.3), second)}${shape('M74 250H132V262H74Z', mix(main, ink.lagoon, 0.35))}${line('M92 256V226M92 226V218', ink.orange, 7)}${line('M110 256V234', ink.forest, 7)}`,
  apron: (main, second) =>
    `${shape(body, main)}${shape('M-48 142L-4 196L-40 214L-62 156ZM48 142L4 196L40 214L62 156Z', mix(main, ink.lagoon, 0.25))}${shape('M-86 226H86L100 340H-100Z', second)}${shape('M30 226H86L100 340H44Z', mix(second, ink.plum, 0.4))}${line('M-80 228L-62 158M80 228L62 158', second, 12)}${line('M-34 252V222M-34 222V214', ink.forest, 7)}${shape('M-52 248H-10V282H-52Z', mix(second, ink.plum, 0.3))}`,
};

/** Neck and shoulders in flat shapes, with the chin's shadow on the neck. */
export const clothes = (face: Face, tones: SkinTones): string => {
  const { neck: w, length, wear, cloth } = face;
  const shoulders = `M-${w} 60C-${w - 3} 100-${w - 2} 128-${w + 8} 146C-${w + 50} 166-150 176-186 220L-200 340H200L186 220C150 176 ${w + 50} 166 ${w + 8} 146C${w - 2} 128 ${w - 3} 100 ${w} 60Z`;
  const chin = `M-${w + 4} ${n(length * 0.6)}C-${w} ${length + 4} ${n(-w * 0.4)} ${length + 16} 0 ${length + 30}L${w + 30} ${length + 60}L${w + 8} ${n(length * 0.6)}Z`;
  return `${clipped('n', shoulders, `${shape(shoulders, tones.base)}${shape(chin, tones.shade)}${shape('M40 150C90 172 130 190 150 240V340H210V200Z', tones.shade)}`)}${garments[wear](...cloth, w)}${wear === 'dress' ? '' : clipped('b', body, shape('M64 130L216 130V350H118Z', '#3a0f1c', ' opacity=".24"'))}`;
};

export const earrings = (face: Face, colour: string): string =>
  [-1, 1]
    .map((s) =>
      face.turn * s > 5
        ? ''
        : disc(s * (face.cheek + 3), 50, 11, colour) +
          disc(s * (face.cheek + 3), 50, 11, s === 1 ? '#3a0f1c' : '#fff').replace('/>', ' opacity=".18"/>'),
    )
    .join('');
