import { n } from '../../../shared/svg/ink.ts';
import { onSheet } from './drawing.ts';
import { bottle, lensCase, pair } from './objects.ts';
import {
  circle,
  fill,
  GLASS,
  HAIR,
  INK,
  LINE,
  line,
  MAGENTA,
  measure,
  PAPER,
  rect,
  shape,
  ticks,
  WASH,
} from './sheet.ts';

const leaf = (x: number, y: number, length: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(`M0 0C${n(-length * 0.26)} ${n(-length * 0.4)} ${n(-length * 0.16)} ${n(-length * 0.8)} 0 ${-length}C${n(length * 0.16)} ${n(-length * 0.8)} ${n(length * 0.26)} ${n(-length * 0.4)} 0 0Z`, '#cfdcc6', LINE)}${line(`M0 0V${-length}${[0.3, 0.45, 0.6, 0.75].map((k) => `M0 ${n(-length * k)}l${n(-length * 0.12)} ${n(-length * 0.1)}M0 ${n(-length * k)}l${n(length * 0.12)} ${n(-length * 0.1)}`).join('')}`, HAIR)}</g>`;

/** A bathroom shelf with what lenses need overnight. */
const bathroom = (): string => {
  const tiles =
    Array.from({ length: 9 }, (_, i) => `M${20 + i * 70} 0V400`).join('') +
    Array.from({ length: 6 }, (_, i) => `M0 ${20 + i * 70}H600`).join('');
  return onSheet(
    `${line(tiles, HAIR, '#b9c6d2')}${shape('M150 24H450V240H150Z', '#f3f9fc', 2.6)}${line('M160 34H440V230H160Z', HAIR)}${line('M186 208L290 60M214 220L320 74M330 210L396 116', 4, '#ffffff')}${line('M186 208L290 60M330 210L396 116', HAIR, '#8b95a3')}
${shape(rect(40, 292, 520, 14), PAPER, 2.2)}<path d="M40 292H560V306H40z" fill="url(#h)"/>${line('M90 306V340H110L90 364M510 306V340H490L510 364', LINE)}
${bottle(210, 292, 172, 2)}${line('M210 216v22M199 227h22', 3, MAGENTA)}${lensCase(360, 276, 16, 'none', LINE)}${shape('M325 292v-10h70v10z', WASH, LINE)}${circle(340, 272, 18, INK, LINE)}${circle(380, 272, 18, INK, LINE)}${circle(340, 272, 11, 'none', HAIR, '#8b95a3')}${circle(380, 272, 11, 'none', HAIR, '#8b95a3')}
${shape('M446 292L440 214H496L490 292Z', GLASS, LINE, INK, ' fill-opacity=".7"')}${line('M460 286L436 156M474 286L500 150', 4)}${shape('M430 160l-6-32 12-2 6 32zM496 152l6-34 12 2-6 34z', PAPER, LINE)}${line('M424 132l-5 1m6 5l-5 1m6 5l-5 1m6 5l-5 1M516 124l5 1m-6 5l5 1m-6 5l5 1', 1.2)}
${leaf(92, 250, 84, -28)}${leaf(92, 250, 96, 4)}${leaf(92, 250, 78, 34)}${leaf(92, 250, 60, -60)}${leaf(92, 250, 58, 62)}${shape('M66 248H118L110 292H74Z', INK, LINE)}${line('M210 112V78M20 292H34M236 120H262', HAIR)}${line('M152 120H184M152 292', HAIR)}${measure([148, 122], [148, 290], INK, 9)}`,
  );
};

/** Working at a screen all day, with the distance to the eye. */
const desk = (): string =>
  onSheet(
    `${line('M0 330H600', 2.6)}<path d="M0 330H600V344H0z" fill="url(#h)"/>${shape('M96 318V142H336V318Z', INK, 2.4)}${shape('M106 152H326V302H106Z', '#f3f9fc', LINE)}${line(Array.from({ length: 6 }, (_, i) => `M122 ${176 + i * 18}h${[92, 64, 80, 52, 88, 60][i] ?? 60}`).join(''), 2.4, '#8b95a3')}${shape('M236 176h72v92h-72z', WASH, HAIR)}${line('M244 258l18-30l14 14l22-44', LINE)}${shape('M70 330l26-14H336l26 14z', WASH, LINE)}
${shape('M470 330v-10h84v10z', INK, LINE)}${line('M500 320L452 196L536 96', 5)}${circle(452, 196, 8, PAPER, 2)}${shape('M488 66L566 108L528 144C500 138 482 112 488 66Z', INK, 2)}<path d="M494 116L528 144L430 330H220Z" fill="#ffe2a0" opacity=".35"/>
${pair(408, 314, 0.3, GLASS, 9)}${shape('M30 330V276H82V330Z', PAPER, 2)}${line('M30 288c-22-4-22 32 0 30', 3)}${line('M44 262c-6-12 8-14 2-26M60 262c-6-12 8-14 2-26', HAIR)}${line('M326 226H436', LINE, MAGENTA, ' stroke-dasharray="16 4 2 4"')}${line('M336 318V384M408 318V384', HAIR)}${line('M96 108V60M336 108V60', HAIR)}${measure([96, 72], [336, 72], INK, 10)}${measure([336, 372], [408, 372], MAGENTA, 9)}`,
  );

/** Goggles in the snow that mirror contour lines. */
const slope = (): string => {
  const goggles =
    'M96 176C150 134 450 134 504 176C524 216 512 284 470 312C420 332 372 322 344 286C328 264 272 264 256 286C228 322 180 332 130 312C88 284 76 216 96 176Z';
  const heights = Array.from({ length: 14 }, (_, i) => {
    const k = i / 13;
    return `M60 ${n(330 - k * 40)}C140 ${n(300 - k * 120)} 190 ${n(310 - k * 160)} 240 ${n(280 - k * 130)}S340 ${n(300 - k * 150)} 380 ${n(250 - k * 90)}S500 ${n(300 - k * 100)} 560 ${n(300 - k * 60)}`;
  }).join('');
  return onSheet(
    `${shape('M0 400V214L84 132L142 190L236 58L318 168L372 118L470 210L538 150L600 206V400Z', WASH, LINE)}${shape('M236 58L204 103L226 118L240 100L258 118L272 106ZM84 132L60 156L80 166L94 156L110 158ZM538 150L516 170L536 184L560 170Z', PAPER, HAIR)}${line(Array.from({ length: 20 }, (_, i) => `M${240 + i * 4} ${78 + i * 6}l${14 + i * 2} ${22 + i}`).join(''), HAIR)}${circle(496, 70, 27, '#fffaf0', LINE)}${line(ticks(496, 70, 35, [0, 345, 15], 10), HAIR)}
<path d="M-4 206L84 190V280L-4 262ZM604 206L516 190V280L604 262Z" fill="${INK}"/>${line('M0 222L84 210M0 246L84 256M600 222L516 210M600 246L516 256', LINE, '#8b95a3')}${shape('M78 170C140 112 460 112 522 170C548 220 530 306 478 332C424 350 364 340 336 300C322 280 278 280 264 300C236 340 176 350 122 332C70 306 52 220 78 170Z', PAPER, 2.6)}<clipPath id="w"><path d="${goggles}"/></clipPath><path d="${goggles}" fill="#2b3442"/><g clip-path="url(#w)">${line(heights, 1.3, '#9fc3dc')}${line('M120 300L220 140M150 312L250 146', 7, '#ffffff', ' opacity=".35"')}</g>${line(goggles, 2.6)}
${line('M388 208L496 70', LINE, MAGENTA, ' stroke-dasharray="14 4 2 4"')}${circle(388, 208, 4, MAGENTA, HAIR, MAGENTA)}${line(Array.from({ length: 26 }, (_, i) => `M${(i * 83) % 600} ${((i * 47) % 130) + 10}h.01`).join(''), 3.4, '#b9c6d2')}${line('M78 346V384M522 346V384', HAIR)}${measure([78, 376], [522, 376], INK, 10)}`,
  );
};

/** Sunglasses on the sand, waves as curves, the sun high in the sky. */
const beach = (): string => {
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = 178 + row * 12 + row * row * 0.8;
    return `M0 ${n(y)}${Array.from({ length: 16 - row }, () => `q${n(600 / (16 - row) / 4)} ${-4 - row} ${n(600 / (16 - row) / 2)} 0t${n(600 / (16 - row) / 2)} 0`).join('')}`;
  }).join('');
  const dots = Array.from(
    { length: 120 },
    (_, i) => `M${(i * 149) % 600} ${296 + ((i * 67) % 100)}h.01`,
  ).join('');
  return onSheet(
    `<path d="M0 168H600V282H0z" fill="#dbe9f0"/>${line('M0 168H600', LINE)}${line(waves, HAIR)}${shape('M0 282C120 262 260 296 380 276S540 280 600 268V400H0Z', '#f2e6cf', LINE)}${line(dots, 1.8, '#8a7850')}
<g transform="translate(420 132) rotate(-14)">${line('M0 -92V212', 4)}${shape('M-122 0A122 92 0 0 1 122 0Q92 -18 61 0Q30 -18 0 0Q-30 -18 -61 0Q-92 -18 -122 0Z', PAPER, 2)}${fill('M0 -92C-34 -70 -58 -34 -61 0Q-30 -18 0 0ZM0 -92C34 -70 58 -34 61 0Q92 -18 122 0A122 92 0 0 0 0 -92Z', INK)}${line('M0 -92V-104', 4)}</g>${shape('M448 342q24-16 50 0z', '#f2e6cf', LINE)}
${circle(120, 80, 32, '#fffaf0', 2)}${line(ticks(120, 80, 41, [0, 350, 10], 11), HAIR)}${pair(236, 326, 1.06, INK, 6)}${line('M122 346L176 296M286 352L342 296', 4, '#ffffff', ' opacity=".8"')}<path d="M90 372C180 386 300 388 396 372L384 382C300 396 180 396 102 382Z" fill="url(#h)"/>
${line('M120 80L160 322', LINE, MAGENTA, ' stroke-dasharray="14 4 2 4"')}${line('M530 190l16-44v44zM520 196h34l-6 10h-22z', LINE)}${fill('M546 190v-44l10 44z', MAGENTA)}`,
  );
};

export const scenes = {
  'scene-shelf': bathroom,
  'scene-desk': desk,
  'scene-slope': slope,
  'scene-beach': beach,
};
