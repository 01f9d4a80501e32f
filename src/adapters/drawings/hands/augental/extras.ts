import { mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import type { Person } from '../../cast.ts';
import { fill, line, type Random, rough } from './kit.ts';
import type { Look } from './looks.ts';

const rimShapes = {
  round: 'M-32 2C-32 -22 -16 -31 1 -31C20 -31 33 -20 33 2C33 22 19 33 0 33C-18 33 -32 22 -32 2Z',
  square: 'M-34 -20Q-34 -27 -26 -27L28 -28Q36 -28 36 -20L33 18Q32 28 22 28L-20 28Q-30 28 -32 18Z',
  cateye: 'M-32 -8Q-32 -22 -18 -24Q14 -28 42 -36Q44 -18 36 4Q28 28 0 28Q-32 28 -32 -8Z',
} as const;

/** Glasses on the nose; the eyes stay visible through them. */
export const paintGlasses = (person: Person, look: Look): string => {
  if (!person.glasses) return '';
  const colour = look.rims ?? '#33241c';
  const shape = rimShapes[person.glasses];
  const one = (side: number) =>
    `<g transform="translate(${side * 41} 3) scale(${side} 1)"><path d="${shape}" fill="#eaf6f6" fill-opacity=".16" stroke="${colour}" stroke-width="6"/><path d="M${
      side < 0 ? '14 -18l8 16M2 -20l6 12' : '-16 -16l8 16M-24 -10l5 10'
    }" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".5"/></g>`;
  return (
    line(`M${-look.cheek + 3} -4L-72 -8M${look.cheek - 3} -4L72 -8`, colour, 5.4) +
    line('M-9 0Q0 -8 9 0', colour, 5.4) +
    one(-1) +
    one(1)
  );
};

const fullBeard = (random: Random, person: Person, look: Look): string => {
  const { cheek, jaw, length } = look;
  const mouth = length - 41;
  const low = length + (person.age === 'old' ? 42 : 16);
  const deep = mix(person.hair, '#2a1d2a', 0.28);
  const light = mix(person.hair, '#fff4e0', person.age === 'old' ? 0.55 : 0.22);
  const shape = `M${-cheek - 1} 6C${-cheek + 4} 30 ${-cheek + 14} 46 -52 ${mouth - 22}C-38 ${mouth - 30} -18 ${mouth - 30} 0 ${mouth - 22}C18 ${
    mouth - 30
  } 38 ${mouth - 30} 52 ${mouth - 22}C${cheek - 14} 46 ${cheek - 4} 30 ${cheek + 1} 6C${cheek + 10} 50 ${jaw + 14} ${length * 0.8} 44 ${low - 8}C20 ${low + 8} -20 ${low + 8} -44 ${
    low - 8
  }C${-jaw - 14} ${length * 0.8} ${-cheek - 10} 50 ${-cheek - 1} 6Z`;
  const lock = Array.from({ length: 22 }, () => {
    const x = (random() * 2 - 1) * 62;
    const y = mouth + 20 + random() * (low - mouth - 36) - Math.abs(x) * 0.3;
    return `M${n(x)} ${n(y)}q${n(x * 0.02 + 2)} 8 ${n(-x * 0.1)} 17`;
  }).join('');
  return (
    rough(shape, person.hair) +
    line(lock, light, 2.4, 0.6) +
    line(`M-70 58q6 22 20 36M70 58q-6 22 -20 36M-24 ${mouth + 26}q24 14 48 0`, deep, 3, 0.4)
  );
};

const moustache = (person: Person, y: number): string => {
  const light = mix(person.hair, '#ffffff', 0.5);
  return (
    fill(
      `M0 ${y - 13}C-14 ${y - 20} -36 ${y - 10} -46 ${y + 8}C-32 ${y + 12} -12 ${y + 10} 0 ${y - 1}C12 ${y + 10} 32 ${y + 12} 46 ${y + 8}C36 ${y - 10} 14 ${y - 20} 0 ${y - 13}Z`,
      person.hair,
    ) +
    line(
      `M-8 ${y - 9}Q-24 ${y - 8} -34 ${y + 4}M8 ${y - 9}Q24 ${y - 8} 34 ${y + 4}M-6 ${y - 3}q-10 6 -18 6M6 ${y - 3}q10 6 18 6`,
      light,
      2.2,
      0.6,
    )
  );
};

/** Returns the beard as two layers: below the mouth and above it. */
export const paintBeard = (
  random: Random,
  person: Person,
  look: Look,
): readonly [under: string, over: string] => {
  const mouth = look.length - 41;
  if (person.beard === 'full') return [fullBeard(random, person, look), ''];
  if (person.beard === 'moustache') return ['', moustache(person, mouth - 4)];
  if (person.beard !== 'stubble') return ['', ''];
  const dots = Array.from({ length: 60 }, () => {
    const x = (random() * 2 - 1) * look.jaw * 0.86;
    const y = mouth - 6 + random() * 44 - Math.abs(x) * 0.22 + (Math.abs(x) < 30 && random() < 0.6 ? 22 : 0);
    return `M${n(x)} ${n(y)}l1 2`;
  }).join('');
  const { cheek, jaw, length } = look;
  const shadow = `M${-cheek + 3} 26C${-cheek + 12} 60 -46 ${mouth - 20} -34 ${mouth - 16}Q0 ${mouth - 26} 34 ${mouth - 16}C46 ${mouth - 20} ${cheek - 12} 60 ${cheek - 3} 26L${jaw} ${
    length * 0.72
  }L30 ${length - 1}L-30 ${length - 1}L${-jaw} ${length * 0.72}Z`;
  return [fill(shadow, mix(person.hair, '#4a4a60', 0.3), 0.2) + line(dots, person.hair, 2, 0.4), ''];
};

export const paintFreckles = (random: Random, skin: string): string =>
  line(
    Array.from({ length: 24 }, () => {
      const x = (random() * 2 - 1) * 62;
      return `M${n(x)} ${n(26 + random() * 20 - (Math.abs(x) < 14 ? 10 : 0))}l.6 .6`;
    }).join(''),
    mix(skin, '#9a4a22', 0.6),
    3.2,
    0.7,
  );
