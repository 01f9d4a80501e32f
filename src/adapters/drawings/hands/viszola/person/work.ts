import type { Person } from '../../../cast.ts';
import { gripping } from '../kit/hand.ts';
import { readers, sunglasses } from '../kit/objects.ts';
import { ink } from '../kit/palette.ts';
import { disc, line, shape } from '../kit/sheet.ts';

/** A trial frame with its degree scale and a loose lens. */
const trialFrame = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-8)"><g fill="none" stroke="#3a2f33" stroke-width="9"><circle cx="-46" cy="0" r="38"/><circle cx="46" cy="0" r="38"/></g>${disc(-46, 0, 31, ink.sky)}${disc(46, 0, 31, '#cfe6ea')}${shape('M-68 10L-40-24H-26L-60 22ZM28 10L54-24H66L36 22Z', '#ffffff', ' opacity=".7"')}${line('M-84-26L-92-34M-46-44V-54M-8-22L-4-34M84-26L92-34M46-44V-54', ink.orange, 5)}${line('M-10-6Q0-18 10-6M-46-40H46', '#3a2f33', 6)}${disc(-46, -40, 6, ink.ochre)}${disc(46, -40, 6, ink.ochre)}</g>`;

/** What an optician holds: a trial frame, new sunglasses, or reading glasses to be fitted. */
export const atTheOpticians = ({ age, skin }: Person): string => {
  if (age === 'middle')
    return `${trialFrame(282, 424)}${gripping(364, 402, 0.62, skin, 1, [ink.cream, '#ddd0c6'])}`;
  if (age === 'young')
    return `${sunglasses(118, 436, 0.6, ink.forest, ink.ochre, -6)}${gripping(58, 426, 0.62, skin, -1, [ink.cream, '#e9dccd'])}`;
  return `${readers(276, 442, 0.6, ink.orange, ink.cream, 6)}${gripping(350, 424, 0.62, skin, 1, [ink.cream, '#ddd0c6'])}`;
};
