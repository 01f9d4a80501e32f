import { mix } from '../../../shared/svg/colour.ts';
import type { Person } from '../../cast.ts';
import { shadeOf } from './features.ts';
import { fill, group, line, paint, rough } from './kit.ts';
import { lookOf } from './looks.ts';

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

const trialLens = (colour: string): string =>
  `<path d="M0 -2L-4 -16" stroke="${colour}" stroke-width="9" stroke-linecap="round"/><circle cx="-12" cy="-46" r="31" fill="#dff1f2" fill-opacity=".55" stroke="${colour}" stroke-width="8"/>${line(
    'M-28 -54q4 -12 14 -14M-30 -42l1 -3',
    '#fff',
    5,
    0.9,
  )}`;

const trialFrame = (colour: string): string =>
  [
    `<circle cx="-44" cy="-34" r="29" fill="#dff1f2" fill-opacity=".5" stroke="${colour}" stroke-width="7"/>`,
    `<circle cx="36" cy="-40" r="29" fill="#dff1f2" fill-opacity=".5" stroke="${colour}" stroke-width="7"/>`,
    line('M-15 -38Q-4 -48 8 -42M64 -48L92 -58M-72 -30L-96 -26', colour, 6),
    line('M-44 -63v-8M-65 -54l-6 -6M-23 -54l6 -6M36 -69v-8M57 -60l6 -6M15 -60l-6 -6', paint.honey, 5),
    line('M-58 -42q3 -9 11 -12M22 -48q3 -9 11 -12', '#fff', 4, 0.9),
  ].join('');

const lensCase = (): string =>
  [
    `<ellipse cx="-28" cy="-24" rx="30" ry="18" fill="#cfe7e4"/><ellipse cx="34" cy="-26" rx="30" ry="18" fill="#cfe7e4"/>`,
    `<path d="M-58 -28Q-28 -4 2 -24Q34 -6 64 -30L60 -14Q34 8 4 -6Q-28 12 -54 -10Z" fill="#8fb9b6"/>`,
    `<ellipse cx="-28" cy="-28" rx="27" ry="15" fill="${paint.teal}"/><ellipse cx="34" cy="-30" rx="27" ry="15" fill="#f4ead6"/>`,
    line('M-44 -30q6 -8 18 -8M18 -33q6 -7 18 -7', '#fff', 4, 0.7),
  ].join('');

/** What an optician holds up in the corner of their portrait. */
export const paintWork = (person: Person): string => {
  const { skin } = person;
  const { dress, cut } = lookOf(person);
  const sleeve = dress === 'apron' ? '#f4ead6' : '#eceff0';
  const held = cut === 'knot' ? trialLens(paint.teal) : cut === 'quiff' ? trialFrame(paint.plum) : lensCase();
  return cut === 'quiff'
    ? group(held + gripping(skin, sleeve), 92, 418, 0.78, -4)
    : group(held + gripping(skin, sleeve), 84, 394, 0.94, -8);
};
