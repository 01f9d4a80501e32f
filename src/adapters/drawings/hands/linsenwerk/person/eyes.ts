import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, line } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

/** The distance from the middle between the eyes to a pupil. Units: drawing units. */
export const PUPIL = 42;
export const eyeX = (look: Look, side: number): number =>
  side * PUPIL * (1 - 0.05 * look.turn * side) + look.turn * 6;

const opening = {
  deep: [11.6, 8.8, -2],
  hooded: [9.8, 8.2, 1],
  monolid: [9.2, 8, -4],
  round: [12.6, 9.8, 0],
} as const;

const folds = {
  deep: 'M-23-2C-15-15-5-20 3-20C14-20 23-12 27-4',
  round: 'M-21-4C-14-15-6-19 1-19C12-19 20-12 25-5',
  hooded: 'M-21-6C-12-15 2-17 14-11C21-7 27-1 32 5',
  monolid: 'M-14-9C-4-13 12-13 25-6',
} as const;

const eye = (look: Look, person: Person, tones: Tones, side: number): string => {
  const [up, down, tilt] = opening[person.lids];
  const [h, b] = [up * look.eye, down * look.eye];
  const mono = person.lids === 'monolid';
  const inner = mono ? '-23 7C-20 1-14' : '-23 5C-19-1-13';
  const upper = `M${inner} ${n(-h)} 0 ${n(-h)}C11 ${n(-h)} 19 ${n(-h * 0.55)} 25 ${tilt}`;
  const lower = `C20 ${n(b * 0.8)} 10 ${n(b + 0.5)} 1 ${n(b + 0.5)}C-9 ${n(b + 0.5)}-17 ${n(b * 0.9)}-23 ${mono ? 7 : 5}`;
  const flat = person.lids === 'hooded' ? 1 : 0;
  const lid = `${upper}C19 ${n(-h * 0.55 - 2.6 - flat)} 11 ${n(-h - 3.2)} 0 ${n(-h - 2.9)}C-11 ${n(-h - 2.4)}-19-2-23 ${mono ? 7 : 5}Z`;
  const id = side < 0 ? 'a' : 'b';
  const r = 12.6;
  const lash = look.lashes
    ? line(
        Array.from({ length: 8 }, (_, i) => {
          const x = 2 + i * 3.2;
          const y = -h * (1 - (x / 25) ** 2 * 0.75) + (tilt * x) / 25 - 1;
          return `M${x} ${n(y)}q${n(1 + i * 0.8)}-2 ${n(1.6 + i * 1.1)} ${n(-5.2 + i * 0.3)}`;
        }).join(''),
        1.2,
        tones.ink,
      )
    : '';
  const gaze = look.turn * -1.2 * side;
  return `<g transform="translate(${n(eyeX(look, side))} 0) scale(${(1.1 * side * (1 - 0.06 * look.turn * side)).toFixed(3)} 1.1)"><clipPath id="${id}"><path d="${upper}${lower}Z"/></clipPath><path d="${upper}${lower}Z" fill="#fdfcfb"/><g clip-path="url(#${id})"><circle cx="${n(gaze)}" cy="-2" r="${r}" fill="${tones.iris}" stroke="${tones.rim}" stroke-width="1.8"/><circle cx="${n(gaze)}" cy="-2" r="8.6" fill="none" stroke="${tones.rim}" stroke-width="6" stroke-dasharray=".7 1.1" opacity=".7"/><circle cx="${n(gaze)}" cy="-2" r="5.2" fill="${tones.ink}"/><path d="M-24-16H26V${n(-h * 0.5)}C12 ${n(-h * 0.55)}-12 ${n(-h * 0.55)}-24-1Z" fill="#12161c" opacity=".2"/><circle cx="${n(gaze - side * 3.6)}" cy="-5.6" r="2.6" fill="#fff"/><path d="M-23 5q4-3 6 1q-2 4-6 1z" fill="${mix(tones.lip, '#ffffff', 0.3)}"/></g>${line(`M25 ${tilt}${lower}`, HAIR, tones.dark)}<path d="${lid}" fill="${tones.ink}"/>${lash}${line(folds[person.lids], mono ? HAIR : 1.1, tones.dark)}${person.age === 'young' ? '' : line('M-17 14C-8 19 6 20 16 15', HAIR, tones.dark)}${person.age === 'old' ? line('M-20 17C-8 26 10 26 21 18M30 2l9-5M31 6l10 0M30 10l9 5', HAIR, tones.dark) : ''}</g>`;
};
export const eyes = (look: Look, person: Person, tones: Tones): string =>
  eye(look, person, tones, -1) + eye(look, person, tones, 1);

const brow = (look: Look, { age, hair, style }: Person, tones: Tones, side: number): string => {
  const random = randomFrom(`${hair}${look.cheek}${side}`);
  const t = look.brow;
  const y = age === 'old' ? -25 : -28;
  const colour = style === 'bald' || age === 'old' ? mix(hair, '#6a6460', 0.6) : mix(hair, tones.ink, 0.25);
  const arc = (u: number) => y + 22 * (u - 0.62) ** 2 + (u > 0.62 ? 26 * (u - 0.62) ** 2 : 0) - 4;
  const hairs = Array.from({ length: 26 }, (_, index) => {
    const u = index / 25;
    const x = -22 + u * 52;
    const low = arc(u) + t * (1 - u * 0.8);
    const lean = 2 + u * 7;
    return `M${n(x)} ${n(low + random())}l${n(lean)} ${n(-t * 2 * (1 - u * 0.55) + u * 2.2 - random())}`;
  }).join('');
  return `<g transform="translate(${n(eyeX(look, side))} 0) scale(${(side * (1 - 0.06 * look.turn * side)).toFixed(3)} 1)">${line(hairs, 1.5, colour)}</g>`;
};
export const brows = (look: Look, person: Person, tones: Tones): string =>
  brow(look, person, tones, -1) + brow(look, person, tones, 1);
