import { lighter, mix } from '../../../shared/svg/colour.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import type { Person } from '../../cast.ts';
import { clipped, fill, line } from './kit.ts';
import type { Look } from './looks.ts';
import { lineOf, shadeOf } from './shade.ts';

const irises = { light: '#5f9fb0', middle: '#7d8a3e', dark: '#4f2f1c' } as const;

const openings = { deep: [15, 9], hooded: [12, 8], monolid: [11.5, 7.5], round: [17.5, 10] } as const;

const creases = (person: Person, side: number, skin: string): string => {
  const colour = lineOf(skin);
  const at = (x: number) => n(x * side);
  if (person.lids === 'deep') return line(`M${at(-23)} -9Q${at(-2)} -29 ${at(27)} -7`, colour, 2.4, 0.55);
  if (person.lids === 'round') return line(`M${at(-19)} -15Q${at(2)} -28 ${at(26)} -8`, colour, 2, 0.5);
  if (person.lids === 'hooded')
    return (
      fill(
        `M${at(-24)} -9Q${at(0)} -22 ${at(31)} -3Q${at(30)} 3 ${at(25)} 2Q${at(4)} -15 ${at(-24)} -7Z`,
        mix(skin, shadeOf(skin), 0.45),
      ) + line(`M${at(-22)} -11Q${at(4)} -20 ${at(32)} 1`, colour, 2.2, 0.55)
    );
  return line(`M${at(-26)} 5q${at(4)} -8 ${at(10)} -11`, colour, 2, 0.4);
};

const aged = (person: Person, side: number, skin: string): string => {
  const colour = lineOf(skin);
  const at = (x: number) => n(x * side);
  const bags = line(
    `M${at(-16)} 17Q${at(2)} 25 ${at(20)} 15`,
    colour,
    1.8,
    person.age === 'old' ? 0.4 : 0.22,
  );
  const crows = line(
    `M${at(32)} 2l${at(9)} -4M${at(32)} 7l${at(10)} 2M${at(30)} 12l${at(8)} 6`,
    colour,
    1.7,
    0.36,
  );
  return person.age === 'young' ? '' : bags + (person.age === 'old' ? crows : '');
};

/** One eye around its own centre; `side` is 1 for the one on the right of the picture. */
export const paintEye = (ink: Ink, person: Person, look: Look, side: number): string => {
  const { skin } = person;
  const [up, down] = openings[person.lids];
  const at = (x: number) => n(x * side);
  const lift = person.lids === 'monolid' ? -4 : person.lids === 'hooded' ? 2 : -1;
  const top = `C${at(-14)} ${-up * 1.25} ${at(12)} ${-up * 1.3} ${at(25)} ${lift}`;
  const white = `M${at(-24)} 4${top}C${at(16)} ${down * 1.3} ${at(-10)} ${down * 1.45} ${at(-24)} 4Z`;
  const iris = irises[person.eyes];
  const gaze = look.turn * 2.2;
  const deep = mix(iris, '#160e1c', 0.55);
  const ball = [
    fill(white, '#fdf6ea'),
    `<ellipse cx="0" cy="${-up}" rx="26" ry="8" fill="${shadeOf(skin)}" opacity=".3"/>`,
    `<circle cx="${n(gaze)}" cy="-1.5" r="12.2" fill="${deep}"/>`,
    `<circle cx="${n(gaze)}" cy="-1" r="10" fill="${iris}"/>`,
    `<path d="M${n(gaze - 8)} 3a9 9 0 0 0 16 0q-8 5-16 0Z" fill="${lighter(iris, 0.42)}"/>`,
    `<circle cx="${n(gaze)}" cy="-1.5" r="5.2" fill="#140d18"/>`,
    `<circle cx="${n(gaze - 3.6)}" cy="-5.4" r="3.3" fill="#fff"/>`,
    `<circle cx="${n(gaze + 4.2)}" cy="3" r="1.4" fill="#fff" opacity=".75"/>`,
  ].join('');
  const lash = mix(person.age === 'old' ? '#4a352f' : '#1d1216', person.hair, 0.12);
  const thick = look.lashes ? 5.6 : 3.6;
  const lid = `M${at(-25)} 5${top}${look.lashes ? `l${at(6)} ${-4}` : ''}L${at(25)} ${lift + 3}C${at(12)} ${n(-up * 1.3 + thick)} ${at(-12)} ${n(
    -up * 1.25 + thick,
  )} ${at(-25)} 5Z`;
  const flicks = look.lashes
    ? line(`M${at(17)} ${n(-up * 0.62)}l${at(6)} -6M${at(22)} ${n(-up * 0.3)}l${at(8)} -5`, lash, 2.4)
    : '';
  return [
    clipped(ink.clip(`<path d="${white}"/>`), ball),
    line(
      `M${at(-12)} ${n(down * 0.98)}Q${at(4)} ${n(down * 1.3)} ${at(20)} ${n(down * 0.35)}`,
      lineOf(skin),
      1.7,
      0.45,
    ),
    fill(`M${at(-25)} 5q${at(3)} -3 ${at(5)} 1q${at(-2)} 3 ${at(-5)} -1Z`, mix(skin, '#c4574f', 0.5)),
    creases(person, side, skin),
    fill(lid, lash),
    flicks,
    aged(person, side, skin),
  ].join('');
};

export const paintBrow = (person: Person, look: Look, side: number): string => {
  const [thick, rise] = look.brows;
  const at = (x: number) => n(x * side);
  const y = -34 - (person.lids === 'round' ? 4 : 0);
  const colour = person.age === 'old' ? mix(person.hair, '#6d625c', 0.35) : mix(person.hair, '#1d1216', 0.3);
  const shape = `M${at(-25)} ${n(y - 1)}Q${at(-2)} ${n(y - rise - 7)} ${at(31)} ${n(y + 7 - rise * 0.4)}Q${at(4)} ${n(
    y - rise - 4 + thick * 0.75,
  )} ${at(-23)} ${n(y + thick * 0.9)}Q${at(-28)} ${n(y + thick * 0.5)} ${at(-25)} ${n(y - 1)}Z`;
  return fill(shape, colour);
};
