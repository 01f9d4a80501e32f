import { type cast, personOf } from '../../../cast.ts';
import { ink } from '../kit/palette.ts';
import { clipped, named, sheet } from '../kit/sheet.ts';
import { type Face, faceOf } from '../person/faces.ts';
import { silhouette, sitter } from '../person/person.ts';

type Name = keyof typeof cast;
interface Guest {
  readonly name: Name;
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly tilt: number;
  readonly sun: readonly [rim: string, glass: string];
  readonly wear?: Partial<Face>;
}

const faceAt = ({ name, at, scale, tilt, wear }: Guest) => {
  const { person } = personOf(name);
  return { person, face: { ...faceOf(person, false), at, scale, tilt, ...wear } satisfies Face };
};

/** All shadows are behind all people, so that none darkens a face. */
const group = (guests: readonly Guest[]): string => {
  const shadows = guests.map((guest) => {
    const { person, face } = faceAt(guest);
    return silhouette(person, face, false, '#3a0f1c');
  });
  const people = guests.map((guest) => {
    const { person, face } = faceAt(guest);
    return named(guest.name.replace('person-', 'p'), sitter(person, face, false, guest.sun));
  });
  return `<g opacity=".32">${shadows.join('')}</g>${people.join('')}`;
};

/** Five people in one row, each with different glasses. */
const five: readonly Guest[] = [
  {
    name: 'person-9',
    at: [236, 296],
    scale: 1,
    tilt: -3,
    sun: ['#3b1a12', ink.moss],
    wear: { cloth: [ink.plum, ink.sky], turn: 9 },
  },
  {
    name: 'person-5',
    at: [452, 262],
    scale: 0.98,
    tilt: 3,
    sun: [ink.orange, '#6b2417'],
    wear: { cloth: [ink.cream, ink.cream] },
  },
  { name: 'person-6', at: [1128, 236], scale: 1.06, tilt: 3, sun: [ink.cream, ink.forest] },
  {
    name: 'person-4',
    at: [934, 304],
    scale: 0.98,
    tilt: -4,
    sun: [ink.night, '#7a4a12'],
    wear: { wear: 'turtle', cloth: [ink.plum, ink.plum] },
  },
  { name: 'person-2', at: [672, 300], scale: 1.1, tilt: -5, sun: [ink.cream, '#8e2f1e'] },
];

/** Five people in a row, without background: the page puts them in front of the street, whose light follows the time of day. */
export const hero = (): string => sheet(1200, 500, clipped('a', 'M0 0H1200V500H0Z', group(five)));

const two: readonly Guest[] = [
  { name: 'person-6', at: [292, 226], scale: 0.92, tilt: 4, sun: [ink.cream, ink.forest] },
  {
    name: 'person-5',
    at: [120, 326],
    scale: 1.12,
    tilt: -5,
    sun: [ink.orange, '#6b2417'],
    wear: { turn: 8, cloth: [ink.cream, ink.cream] },
  },
];

/** Two people, closer up. */
export const heroTall = (): string => sheet(400, 500, clipped('a', 'M0 0H400V500H0Z', group(two)));
