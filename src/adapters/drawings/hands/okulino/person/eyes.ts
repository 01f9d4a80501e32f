import { luminance, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import { ink, white } from '../palette.ts';
import { disc, fill, line } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

const irises = { light: '#3f9f86', middle: '#8c5a24', dark: '#43211a' } as const;

type Lids = Person['lids'];

/** The outline of the open eye, its inner corner on the left. */
const openings: Readonly<Record<Lids, string>> = {
  round: 'M-25 4C-22 -16 -8 -22 2 -22C15 -22 23 -13 27 -1C20 13 10 18 0 18C-12 18 -20 12 -25 4Z',
  deep: 'M-27 5C-20 -13 -8 -18 4 -18C16 -17 23 -10 28 -3C21 11 11 15 1 15C-11 15 -20 11 -27 5Z',
  hooded: 'M-26 5C-21 -8 -12 -12 0 -12C13 -12 22 -7 27 2C20 12 10 15 0 15C-11 15 -20 11 -26 5Z',
  monolid: 'M-29 8C-21 -7 -8 -13 5 -13C17 -13 24 -9 30 -5C24 8 12 13 1 13C-11 13 -21 12 -29 8Z',
};
const lashLines: Readonly<Record<Lids, string>> = {
  round: 'M-26 4C-22 -18 -8 -25 2 -25C16 -25 25 -15 29 -2C22 -11 13 -17 2 -18C-9 -18 -18 -11 -26 4Z',
  deep: 'M-29 7C-21 -15 -8 -21 4 -21C17 -20 25 -13 31 -4C23 -10 14 -13 4 -14C-8 -14 -19 -8 -29 7Z',
  hooded: 'M-28 6C-21 -11 -12 -15 0 -15C14 -15 24 -9 30 3C22 -4 12 -8 0 -9C-11 -9 -20 -5 -28 6Z',
  monolid: 'M-33 11C-22 -10 -8 -17 5 -17C18 -17 26 -12 34 -7C24 -9 15 -10 5 -10C-8 -9 -20 -2 -33 11Z',
};
/** The fold above the eye; a monolid has none. */
const folds: Readonly<Record<Lids, string>> = {
  round: 'M-20 -22C-10 -33 10 -34 20 -27',
  deep: 'M-24 -14C-12 -29 10 -30 22 -23',
  hooded: 'M-24 -13C-12 -22 14 -24 26 -14',
  monolid: '',
};
/** Lashes as one wing at the outer corner. */
const wings: Readonly<Record<Lids, string>> = {
  round: 'M18 -18C27 -16 33 -17 37 -21C36 -11 33 -4 28 0Z',
  deep: 'M20 -14C29 -12 35 -13 38 -17C37 -8 34 -2 30 1Z',
  hooded: 'M20 -8C28 -5 34 -5 41 -10C40 -2 35 4 29 6Z',
  monolid: 'M22 -12C30 -11 36 -12 40 -15C39 -8 36 -4 32 -2Z',
};

const n2 = (value: number) => Math.round(value * 100) / 100;

const one = (side: -1 | 1, person: Person, look: Look, tones: Tones, key: string): string => {
  const { lids, age } = person;
  const [dx, dy] = look.gaze;
  const id = key + (side < 0 ? 'l' : 'r');
  const colour = irises[person.eyes];
  const ball = side > 0 ? mix(white, tones.shade, 0.14) : white;
  const x = dx * side;
  const centre = lids === 'hooded' || lids === 'monolid' ? 1 + dy : -2 + dy;
  const iris =
    fill(disc(x, centre, 18), luminance(colour) > 0.08 ? mix(colour, ink, 0.45) : ink) +
    fill(disc(x, centre, 15), colour) +
    fill(disc(x, centre, 8.5), ink) +
    fill(disc(x - 5 * side, centre - 7, 4.8), white);
  const fold = folds[lids] ? line(folds[lids], tones.crease, 3) : '';
  const lashes = look.lashes ? fill(wings[lids], ink) : '';
  const lower = line(
    'M-15 19C-4 24 10 23 19 16',
    tones.crease,
    age === 'old' ? 3 : 2,
    age === 'young' ? ' opacity="0"' : ' opacity=".7"',
  );
  const bag =
    age === 'old' ? line('M34 8L44 4M34 14L45 15M32 20L42 26', tones.crease, 2.6, ' opacity=".75"') : '';
  const body =
    `<clipPath id="${id}"><path d="${openings[lids]}"/></clipPath>` +
    fill(openings[lids], ball) +
    `<g clip-path="url(#${id})">${iris}</g>` +
    fill(lashLines[lids], ink) +
    lashes +
    fold +
    (age === 'young' ? '' : lower) +
    bag;
  return `<g transform="translate(${n(side * look.apart)} 0) scale(${n2(side * look.eye * 1.14)} ${n2(look.eye * 1.14)})">${body}</g>`;
};

const brow = (side: -1 | 1, look: Look, tones: Tones): string => {
  const [weight, arch, slant] = look.brow;
  const d =
    `M-26 ${n(3 + slant * 2)}C-14 ${n(-arch)} 10 ${n(-arch - 5)} 33 ${n(3 - slant)}` +
    `C12 ${n(-arch + weight * 0.5)} -8 ${n(-arch + weight + 1)} -24 ${n(weight + 2 + slant * 2)}Q-30 ${n(weight)} -26 ${n(3 + slant * 2)}Z`;
  return `<g transform="translate(${n(side * look.apart)} ${n(-41 * look.eye)}) scale(${side} 1)">${fill(d, tones.brow)}</g>`;
};

export const eyesOf = (person: Person, look: Look, tones: Tones, key: string): string =>
  ([-1, 1] as const).map((side) => one(side, person, look, tones, key) + brow(side, look, tones)).join('');
