import { onSheet } from './drawing.ts';
import { cuff, finger, lineOn } from './fingers.ts';
import { bowl, lensCase } from './objects.ts';
import { circle, crosshair, HAIR, INK, LINE, line, MAGENTA, measure, PAPER, shape } from './sheet.ts';

/** A lens on a fingertip, strongly enlarged. */
const fingertip = (): string => {
  const skin = '#eec3a4';
  const dark = lineOn(skin);
  const fist = `M214 452C196 392 208 356 252 350L420 344C470 346 490 380 478 452Z`;
  return onSheet(
    `${shape(fist, skin)}${finger({ tip: [462, 330], length: 150, width: 62, turn: -14, skin })}${finger({ tip: [410, 312], length: 160, width: 66, turn: -8, skin })}${finger({ tip: [356, 306], length: 160, width: 68, turn: -3, skin })}${finger({ tip: [286, 184], length: 280, width: 96, turn: 2, skin, print: true })}${finger({ tip: [352, 348], length: 190, width: 66, turn: 72, skin, nail: true })}${line('M214 400C206 380 212 366 226 360', HAIR, dark)}${bowl(286, 96, 118, 2)}
${line('M168 96V36M404 96V36', HAIR)}${measure([168, 44], [404, 44], MAGENTA, 12)}${line('M420 96H452M300 198H452', HAIR)}${measure([444, 96], [444, 198], INK, 10)}${line('M286 56V212', HAIR, INK, ' stroke-dasharray="16 4 2 4"')}`,
  );
};

const inCase = (): string => {
  const skin = '#8d5a3b';
  return onSheet(
    `${lensCase(206, 272, 82, 'right', 2)}${line('M308.5 272V70', HAIR, MAGENTA, ' stroke-dasharray="16 4 2 4"')}
${cuff(560, 92, 104, -96)}${finger({ tip: [338, 66], length: 150, width: 46, turn: -82, skin })}${circle(308, 106, 70, INK, 2)}${circle(308, 106, 58, 'none', HAIR, '#8b95a3')}${circle(308, 106, 40, 'none', HAIR, '#8b95a3')}${shape('M452 44C500 24 540 34 566 38V150C530 166 486 166 440 150Z', skin)}${finger({ tip: [346, 84], length: 140, width: 46, turn: -86, skin, nail: true })}${finger({ tip: [360, 140], length: 140, width: 48, turn: -104, skin, nail: true })}
${line('M21.5 290V376M390.5 290V376', HAIR)}${measure([21.5, 368], [390.5, 368], INK, 10)}${line('M308 354V392', HAIR)}${crosshair(308.5, 272, 52, 104, INK)}
${bowl(500, 300, 54)}${line('M446 300V262M554 300V262', HAIR)}${measure([446, 268], [554, 268], INK, 8)}`,
  );
};

const parcel = (): string => {
  const skin = '#f0c9b0';
  const side = (s: number) => {
    const x = (v: number) => 300 + s * v;
    return `${cuff(x(252), 236, 124, s * -80)}${shape(`M${x(160)} 152C${x(200)} 150 ${x(240)} 168 ${x(262)} 184V290C${x(240)} 316 ${x(200)} 322 ${x(160)} 308Z`, skin)}${[0, 1, 2, 3].map((i) => finger({ tip: [x(96 + Math.abs(i - 1) * 8), 196 + i * 31], length: 110, width: 32, turn: s * -88, skin, nail: true })).join('')}${finger({ tip: [x(116), 136], length: 104, width: 36, turn: s * -56, skin, nail: true })}`;
  };
  return onSheet(
    `${shape('M150 146L186 96H414L450 146Z', '#e9edf1', 2)}${shape('M150 146H450V340H150Z', PAPER, 2)}${shape('M278 96h44l8 50v56h-60v-56z', '#c3ccd5', LINE)}${line('M270 146H330', HAIR)}<path d="M414 146H450V340H392Z" fill="url(#h)" opacity=".4"/>${shape('M246 236h108v72H246z', PAPER, LINE)}${crosshair(284, 272, 10, 24, MAGENTA, 2)}${line('M322 252v40M328 252v40M332 252v40M340 252v40', LINE)}${side(-1)}${side(1)}${line('M150 346V384M450 346V384', HAIR)}${measure([150, 376], [450, 376], INK, 10)}`,
  );
};

export const hands = { 'hand-fingertip': fingertip, 'hand-case': inCase, 'hand-parcel': parcel };
