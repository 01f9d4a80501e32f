import { mix } from '../../../shared/svg/colour.ts';
import { fill, line, rough } from './kit.ts';
import { shadeOf } from './shade.ts';

const finger = (d: string, skin: string, width: number): string =>
  line(d, shadeOf(skin), width + 4, 0.55) + line(d, skin, width);

/** A hand from below that holds something between thumb and finger, its grip on (0, 0). */
export const gripping = (skin: string, sleeve: string): string => {
  const pale = mix(skin, '#ffffff', 0.45);
  return [
    rough('M-20 104C-40 112 -52 150 -56 196L60 196C58 150 56 120 44 104Z', sleeve),
    line('M-30 122Q8 138 50 120', mix(sleeve, '#2a1430', 0.4), 3, 0.4),
    finger('M46 76Q64 62 46 50', skin, 18),
    finger('M48 62Q66 46 42 34', skin, 19),
    finger('M46 50Q60 26 30 18', skin, 20),
    fill('M-24 62C-34 84 -24 110 -14 118L40 116C54 96 62 70 50 50C34 34 -6 36 -24 62Z', skin),
    finger('M36 56Q30 16 4 0', skin, 19),
    finger('M-14 76Q-26 34 -4 6', skin, 20),
    fill('M-24 60C-34 84 -24 106 -14 112L30 104C44 86 40 66 28 52Q6 46 -24 60Z', skin),
    line('M2 62Q14 66 18 78', shadeOf(skin), 2.4, 0.45),
    fill('M-11 8q2 -8 9 -6q2 6 -2 11q-6 2 -7 -5Z', pale),
  ].join('');
};
