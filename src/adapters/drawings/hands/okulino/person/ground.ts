import { disc, fill, slab } from '../sheet.ts';
import type { Look } from './look.ts';

/** The two colour fields behind a person. */
export const groundOf = ({ back: [ground, shape, form] }: Look): string => {
  const rays = Array.from(
    { length: 12 },
    (_, index) => `<path d="M200 220L176 -180H224Z" transform="rotate(${index * 30} 200 220)"/>`,
  );
  const drawn = {
    disc: () => fill(disc(200, 232, 178), shape),
    slab: () => `<g transform="rotate(-8 200 250)">${fill(slab(44, 60, 312, 400, 72), shape)}</g>`,
    arch: () => fill('M40 500V230a160 160 0 0 1 320 0V500Z', shape),
    sun: () => `<g fill="${shape}">${rays.join('')}</g>`,
    hill: () => fill('M0 500V300C60 220 130 330 200 250C270 170 320 240 400 150V500Z', shape),
  }[form]();
  return fill('M0 0H400V500H0Z', ground) + drawn;
};
