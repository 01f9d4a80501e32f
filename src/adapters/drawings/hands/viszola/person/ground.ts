import { mix } from '../../../../shared/svg/colour.ts';
import { ink } from '../kit/palette.ts';
import { box, disc, shape } from '../kit/sheet.ts';
import type { Face } from './faces.ts';

const forms: Readonly<Record<Face['form'], (form: string, shadow: string) => string>> = {
  sun: (form) => disc(292, 128, 104, form),
  arch: (form, shadow) =>
    `${shape('M56 500V190C56 96 118 40 206 40S356 96 356 190V500Z', form)}${shape('M206 40C294 40 356 96 356 190V500H300V190C300 110 270 54 206 40Z', mix(form, shadow, 0.5))}`,
  awning: (form, shadow) =>
    `${box(0, 128, 400, 40, mix(shadow, ink.dark, 0.12))}${[0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        shape(
          `M${i * 56 - 20} 0H${i * 56 + 36}V128A28 26 0 0 1 ${i * 56 - 20} 128Z`,
          i % 2 ? form : mix(form, shadow, 0.75),
        ),
      )
      .join('')}`,
  cypress: (form) =>
    `${shape('M328 500C282 400 296 180 334 60C372 180 388 400 340 500Z', form)}${shape('M334 60C372 180 388 400 340 500H336C350 360 350 200 334 60Z', mix(form, '#04120a', 0.35))}${shape('M66 500C38 420 46 300 70 220C94 300 104 420 76 500Z', form)}`,
  stairs: (form, shadow) =>
    `${shape('M0 500V360H80V280H160V200H240V120H320V40H400V500Z', form)}${shape('M80 280H160V300L80 360ZM160 200H240V220L160 280ZM240 120H320V140L240 200ZM320 40H400V60L320 120Z', mix(form, shadow, 0.6))}`,
  tram: (form) =>
    `${box(0, 70, 400, 430, form)}${box(24, 104, 96, 130, ink.cream)}${box(142, 104, 96, 130, ink.cream)}${box(260, 104, 120, 130, ink.cream)}${shape('M24 234L120 104V140L50 234ZM260 234L356 104H380V130L300 234Z', mix(ink.cream, ink.sky, 0.5))}${box(0, 262, 400, 10, ink.butter)}`,
  window: (form, shadow) =>
    `${box(46, 50, 130, 210, form)}${box(224, 50, 130, 210, form)}${shape('M46 260L176 130V220L136 260ZM224 200L354 70V150L244 260H224Z', mix(form, shadow, 0.35))}`,
};

/** The background of a poster: one colour, one shape, and a slanted band of shade. */
export const ground = ({ ground: [back, form, shadow], form: kind }: Face): string =>
  `${box(0, 0, 400, 500, back)}${forms[kind](form, shadow)}`;

export const slant = ({ ground: [, , shadow] }: Face): string => shape('M400 300V500H210Z', shadow);
