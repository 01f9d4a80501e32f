import type { Person } from '../../cast.ts';
import { gripping } from './grip.ts';
import { group, line, paint } from './kit.ts';
import { lookOf } from './looks.ts';

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

/** What an optician holds up in the corner of the portrait. */
export const paintWork = (person: Person): string => {
  const { skin } = person;
  const { dress, cut } = lookOf(person);
  const sleeve = dress === 'apron' ? '#f4ead6' : '#eceff0';
  const held = cut === 'knot' ? trialLens(paint.teal) : cut === 'quiff' ? trialFrame(paint.plum) : lensCase();
  return cut === 'quiff'
    ? group(held + gripping(skin, sleeve), 92, 418, 0.78, -4)
    : group(held + gripping(skin, sleeve), 84, 394, 0.94, -8);
};
