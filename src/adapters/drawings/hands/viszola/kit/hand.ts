import { n } from '../../../../shared/svg/ink.ts';
import { skinTones } from './palette.ts';
import { shape } from './sheet.ts';

/** A hand pointing up, its fingertip at (0, 0), its wrist 300 below. */
export const pointing = (
  x: number,
  y: number,
  scale: number,
  skin: string,
  sleeve: readonly [string, string],
  turn = 0,
): string => {
  const { base, light, shade, deep } = skinTones(skin);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})">${shape('M-66 190C-86 214-88 270-66 330L-60 420H110L116 330C150 290 156 232 140 196C120 160 60 150 30 150Z', base)}${shape('M-30 30C-30 6-18 0 0 0S32 8 32 32C36 80 38 130 46 190L-46 210C-38 150-34 90-30 30Z', base)}${shape('M8 1C22 3 32 12 32 32C36 80 38 130 46 190L14 196C22 130 20 60 8 1Z', shade)}${shape('M-22 36C-22 14-14 6-4 4C-12 40-20 120-34 190L-42 180C-32 130-24 80-22 36Z', light)}${shape('M34 160C40 138 74 134 84 156C92 178 90 214 82 234C70 246 46 242 40 228Z', base)}${shape('M78 176C86 154 116 158 122 178C128 200 124 230 116 244C104 254 84 246 80 234Z', base)}${shape('M116 198C124 182 146 190 148 208C150 228 146 246 138 256C128 262 114 254 112 246Z', base)}${shape('M70 148C82 158 90 190 82 234C78 240 72 242 66 242C76 210 78 178 70 148ZM112 166C126 178 126 226 116 244C112 248 108 250 102 250C112 224 116 194 112 166ZM140 192C152 206 148 246 138 256C134 258 132 259 128 258C136 240 142 216 140 192Z', shade)}${shape('M40 228C46 242 70 246 82 234C84 246 104 254 116 244C118 256 130 262 138 256C130 290 118 300 96 310C70 290 48 262 40 228Z', shade)}${shape('M-66 190C-58 170-36 172-22 190C6 214 40 230 66 240C78 248 74 266 58 268C20 268-20 250-48 240Z', light)}${shape('M-48 240C-20 250 20 268 58 268C70 267 76 258 73 249C40 258-4 244-40 222Z', shade)}${shape('M46 244C54 242 66 244 70 250C70 258 62 262 52 260C46 256 44 250 46 244Z', deep, ' opacity=".35"')}${shape('M-78 330H128L150 460H-100Z', sleeve[0])}${shape('M50 330H128L150 460H70Z', sleeve[1])}</g>`;
};

/** Four fingers that hold something from the right (1) or the left (-1). */
export const gripping = (
  x: number,
  y: number,
  scale: number,
  skin: string,
  side: 1 | -1,
  sleeve: readonly [string, string],
): string => {
  const { base, light, shade } = skinTones(skin);
  const finger = (i: number) => {
    const [top, reach] = [i * 27, [86, 98, 94, 78][i] ?? 80];
    return `${shape(`M44 ${top - 14}H${-reach + 60}C${-reach + 38} ${top - 14} ${-reach + 38} ${top + 13} ${-reach + 60} ${top + 13}H44Z`, base)}${shape(`M44 ${top + 3}H${-reach + 46}C${-reach + 48} ${top + 9} ${-reach + 54} ${top + 13} ${-reach + 60} ${top + 13}H44Z`, shade)}${shape(`M${-reach + 48} ${top - 7}H${-reach + 64}C${-reach + 68} ${top - 7} ${-reach + 68} ${top + 2} ${-reach + 64} ${top + 2}H${-reach + 48}C${-reach + 44} ${top} ${-reach + 44} ${top - 6} ${-reach + 48} ${top - 7}Z`, light)}`;
  };
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale * side * 100) === '0' ? scale : scale * side} ${scale})">${shape('M22-14C50-46 110-26 134 30L240 110L200 210L96 130C62 130 36 116 22 95Z', base)}${shape('M40 60C80 70 110 60 130 40L240 110L200 210L96 130C66 130 44 122 24 110Z', shade)}${[0, 1, 2, 3].map(finger).join('')}${shape('M120 60L176 22L330 130L250 240L150 150Z', sleeve[0])}${shape('M190 130L270 88L330 130L250 240L150 150Z', sleeve[1])}</g>`;
};
