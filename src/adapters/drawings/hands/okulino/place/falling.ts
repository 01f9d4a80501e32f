import type { Season } from '../../../../../domain/content/drawing.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { magenta, white } from '../palette.ts';
import { disc, fill, line } from '../sheet.ts';

/** What falls through the air: petals, leaves, snow. */
export const falling = (season: Season): string => {
  const random = randomFrom(`fall-${season}`);
  const many = (count: number) =>
    Array.from(
      { length: count },
      () => [Math.round(random() * 1180 + 10), Math.round(random() * 400 + 20), random()] as const,
    );
  if (season === 'winter')
    return fill(
      many(60)
        .map(([x, y, r]) => disc(x, y, 2.5 + r * 4))
        .join(''),
      white,
    );
  if (season === 'autumn')
    return many(20)
      .map(
        ([x, y, r]) =>
          `<path d="M0 -11Q11 0 0 11Q-11 0 0 -11Z" fill="${r < 0.5 ? magenta : white}" transform="translate(${x} ${y}) rotate(${Math.round(r * 360)})"/>`,
      )
      .join('');
  if (season === 'spring')
    return many(16)
      .map(
        ([x, y, r]) =>
          `<path d="M0 -7Q7 0 0 7Q-7 0 0 -7Z" fill="${r < 0.5 ? '#e0609f' : white}" transform="translate(${x} ${y}) rotate(${Math.round(r * 360)})"/>`,
      )
      .join('');
  return line('M730 96q10 -12 20 0q10 -12 20 0M800 130q8 -10 16 0q8 -10 16 0', white, 5);
};
