import { points } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';
import { onNothing } from './drawing.ts';
import { bowl, box, pair } from './objects.ts';
import {
  circle,
  crosshair,
  fill,
  GLASS,
  HAIR,
  INK,
  LINE,
  line,
  MAGENTA,
  measure,
  PAPER,
  RULE,
  shape,
  ticks,
  WASH,
} from './sheet.ts';

const SIZE = [600, 400] as const;
/** A pair of glasses that has lost a lens, with the distance to it as a dimension. */
const lost = (): string => {
  const trail = 'M356 176C372 250 396 300 470 318';
  return onNothing(
    SIZE,
    `${line('M20 360H580', 2.6)}<path d="M20 360H580V376H20z" fill="url(#h)"/>${pair(250, 150, 1.26, GLASS, 6, true)}${line(trail, LINE, INK, ' stroke-dasharray="5 8"')}
<g transform="translate(506 314) rotate(28)"><path d="M-62-32C-38-40 38-40 58-30C64-4 56 28 44 40C22 48-26 48-46 40C-58 26-66-6-62-32Z" fill="${GLASS}" stroke="${INK}" stroke-width="2.4"/>${line('M-34 16L20-28M-14 24L38-18', 2, '#ffffff')}</g>${line('M358 200V96M506 262V96', HAIR)}${measure([358, 104], [506, 104], MAGENTA, 12)}${crosshair(358, 150, 10, 34, MAGENTA, LINE)}${line(ticks(506, 314, 76, [-90, 60, 10], 9), HAIR)}`,
  );
};

/** An exploded view of a carton with an empty tray. */
const empty = (): string =>
  onNothing(
    SIZE,
    `${line('M300 386V20', HAIR, INK, ' stroke-dasharray="16 4 2 4"')}${box(300, 380, [190, 190, 70], 2.2)}${shape('M300 310L134.7 241.6L300 173.2L465.3 241.6Z', WASH, 2)}${fill('M300 300L158 241.6L300 183L442 241.6Z', '#c3ccd5')}${fill('M300 300L158 241.6L300 183L442 241.6Z', 'url(#h)', ' opacity=".5"')}${shape('M134.7 241.6L84 196L250 128L300 173.2Z', PAPER, 2)}${shape('M465.3 241.6L516 196L350 128L300 173.2Z', PAPER, 2)}
${line('M300 118L218 84L300 50L382 84ZM218 84v22l82 34l82-34V84', LINE, INK, ' stroke-dasharray="7 6"')}${crosshair(300, 84, 8, 24, MAGENTA, 2)}${line('M300 380M134 252V352M300 390', HAIR)}${measure([116, 312], [116, 248], INK, 9)}${line('M134 311H106M134 242H106', HAIR)}`,
  );

/** A magnifier over a ruled field, with an empty crosshair. */
const nothing = (): string => {
  const grid =
    Array.from({ length: 15 }, (_, i) => `M${60 + i * 34} 40V360`).join('') +
    Array.from({ length: 10 }, (_, i) => `M40 ${54 + i * 34}H560`).join('');
  return onNothing(
    SIZE,
    `${line(grid, HAIR, RULE)}${points('94,88 196,292 434,88 502,224 94,224')
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${INK}" stroke-width=".8" stroke-dasharray="4 4"/>`,
      )
      .join('')}
${shape('M392 284L412 264L520 366Q528 384 512 388Q504 390 496 384Z', INK, 2)}${line('M420 282L506 368', HAIR, '#8b95a3')}${circle(312, 186, 124, '#ffffff', 3)}${circle(312, 186, 112, '#f3f9fc', LINE)}<clipPath id="m"><circle cx="312" cy="186" r="111"/></clipPath><g clip-path="url(#m)">${line(Array.from({ length: 5 }, (_, i) => `M${n(176 + i * 68)} 60V320M180 ${n(50 + i * 68)}H440`).join(''), 1.6, '#b9c6d2')}</g>${line(ticks(312, 186, 98, [0, 354, 6], 10), HAIR)}${crosshair(312, 186, 20, 92, MAGENTA, LINE)}${line('M232 120A104 104 0 0 1 278 88', 5, '#ffffff')}`,
  );
};

/** A sealed carton, and a lens in the crosshair. */
const thanks = (): string =>
  onNothing(
    SIZE,
    `${line('M40 372H560', 2.6)}<path d="M40 372H560V386H40z" fill="url(#h)"/>${line('M300 20V372', HAIR, INK, ' stroke-dasharray="16 4 2 4"')}${box(300, 366, [178, 178, 96], 2.2)}${shape('M222 238L377 174L400 183.500L245 247.600Z', '#c3ccd5', LINE)}${shape('M222 238L245 247.600V290L222 281Z', '#c3ccd5', LINE)}${bowl(300, 84, 70, 2)}${circle(300, 110, 100, 'none', HAIR)}${line(ticks(300, 110, 100, [0, 354, 6], 9), HAIR)}${shape('M352 246m0 0l66-27v44l-66 27z', PAPER, LINE)}${line('M364 262l12 10l28-38', 5, MAGENTA)}${line('M60 330h70M76 344h62M48 316h60', LINE)}`,
  );

/** An instrument with its needle off the scale. */
const failed = (): string =>
  onNothing(
    SIZE,
    `${circle(300, 200, 158, PAPER, 2.6)}${circle(300, 200, 146, 'none', HAIR)}${line(ticks(300, 200, 126, [-220, 40, 5], 14), LINE)}<path d="M${n(300 + 112 * Math.cos(0.2))} ${n(200 + 112 * Math.sin(0.2))}A112 112 0 0 1 ${n(300 + 112 * Math.cos(0.7))} ${n(200 + 112 * Math.sin(0.7))}" fill="none" stroke="${INK}" stroke-width="9"/>
${line('M300 200L434 318', 5, MAGENTA)}${line('M300 200L262 166', 8, INK)}${circle(300, 200, 14, INK, 2)}${circle(300, 200, 4, '#fff', HAIR)}${line(`M292 194${[0, 1, 2, 3, 4, 5, 6].map((i) => `C${292 - i * 19 - 26} ${194 - i * 9 - 26} ${292 - i * 19 + 14} ${194 - i * 9 - 40} ${292 - (i + 1) * 19} ${194 - (i + 1) * 9}`).join('')}l-30-20`, 2)}${shape('M276 40h48v-14h-48z', WASH, 2)}${shape('M290 26v-14h20v14z', INK, 2)}
${line('M40 372H232l10-12l12 24l12-24l12 24l10-12H560', 2.6)}${line('M36 372l0 0', HAIR)}${fill('M232 378H40v12h192zM560 378H290v12h270z', 'url(#h)')}`,
  );

export const states = {
  'state-lost': lost,
  'state-empty': empty,
  'state-nothing': nothing,
  'state-thanks': thanks,
  'state-failed': failed,
};
