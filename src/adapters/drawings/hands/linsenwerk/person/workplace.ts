import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import { circle, GREY, HAIR, line, RULE } from '../sheet.ts';

/** A ring with a gap: a symbol for testing eyesight without letters. */
const gapRing = (x: number, y: number, r: number, turn: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${GREY}" stroke-width="${n(r * 0.5)}" stroke-dasharray="${n(r * 5.7)} ${n(r * 0.58)}" transform="rotate(${turn} ${n(x)} ${n(y)})"/>`;

const chart = (): string =>
  [20, 15, 11, 8, 6, 4.5]
    .map((r, row) => {
      const y = 52 + row * 62 - row * row * 3;
      return [-1, 1]
        .flatMap((side) =>
          Array.from({ length: row < 2 ? 1 : row < 4 ? 2 : 3 }, (_, i) =>
            gapRing(200 + side * (168 - i * r * 3.4), y, r, ((i * 3 + row * 5 + side) % 8) * 45),
          ),
        )
        .join('');
    })
    .join('');

const drawer = (): string =>
  Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [26 + (i % 8) * 50, 50 + Math.floor(i / 8) * 62];
    return `${circle(x, y, 19, '#fff', HAIR, GREY)}${circle(x, y, 14, 'none', HAIR, GREY)}${line(`M${x - 3} ${y - 19}v-8h6v8`, HAIR, GREY)}`;
  }).join('');

const shelves = (): string =>
  Array.from({ length: 18 }, (_, i) => {
    const [x, y] = [70 + (i % 3) * 130, 52 + Math.floor(i / 3) * 62];
    return line(
      `M${x - 46} ${y}q2 22 22 22q18 0 20-20q4-6 8 0q2 20 20 20q20 0 22-22q-22-6-42 2h-8q-20-8-42-2M${x - 60} ${y + 32}h120`,
      HAIR,
      GREY,
    );
  }).join('');

/** The background behind an optician, in thin lines. */
export const workplace = ({ style }: Person): string =>
  `<g opacity=".55">${style === 'bun' ? chart() : style === 'short' ? drawer() : shelves()}</g>${line('M0 420H400', HAIR, RULE)}`;
