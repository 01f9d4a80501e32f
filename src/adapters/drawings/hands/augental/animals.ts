import { mix } from '../../../shared/svg/colour.ts';
import { fill, group, line, paint } from './kit.ts';
import type { Light } from './light.ts';

/** A brown mountain cow facing the viewer. `crowned`: decorated for the drive down from the alp. */
export const cow = (
  light: Light,
  x: number,
  y: number,
  size: number,
  crowned = false,
  coat = '#a56a42',
): string => {
  const { at } = light;
  const [hide, pale, deep] = [at(coat), at('#f7e9d2'), at(mix(coat, '#3a1f2a', 0.5))];
  const crown = crowned
    ? line('M-52 -60h.1M-44 -68h.1M-34 -68h.1M-26 -60h.1', at('#d9473f'), 11) +
      line('M-48 -64h.1M-39 -70h.1M-30 -64h.1', at('#ffe08a'), 7)
    : '';
  return group(
    [
      line('M64 -46Q84 -40 80 -10', hide, 4),
      fill('M76 -14q10 4 6 14q-8 4 -10 -4Z', deep),
      line('M-20 -16V2M-8 -14V2M42 -16V2M54 -14V2', deep, 9),
      fill(
        'M-34 -48C-20 -62 40 -64 62 -54C74 -46 70 -22 60 -14C30 -6 0 -6 -22 -12C-36 -18 -40 -36 -34 -48Z',
        hide,
      ),
      fill(
        'M10 -58C26 -62 36 -52 32 -40C24 -32 10 -36 8 -46ZM46 -34q14 -8 18 2q-2 14 -12 14q-10 -6 -6 -16Z',
        pale,
        0.92,
      ),
      fill('M36 -12q10 8 16 -2Z', at('#e9a79a')),
      fill(
        'M-26 -62C-16 -54 -18 -34 -26 -26C-34 -16 -46 -14 -52 -22C-60 -34 -62 -54 -54 -62C-46 -68 -34 -68 -26 -62Z',
        hide,
      ),
      fill('M-62 -58q-12 -4 -16 6q8 8 16 4ZM-18 -58q12 -6 18 4q-8 8 -18 4Z', mix(hide, '#3a1f2a', 0.2)),
      line('M-50 -66q-8 -6 -6 -14M-30 -66q8 -6 6 -14', pale, 4.4),
      fill('M-52 -36q12 -6 24 0q4 14 -2 20q-10 6 -20 0q-6 -8 -2 -20Z', pale),
      line('M-45 -26h.1M-35 -26h.1', at('#7a4a52'), 4.4),
      line('M-47 -46h.1M-33 -46h.1', at('#20131c'), 6),
      line('M-46 -47h.1M-32 -47h.1', '#fff', 2, 0.9),
      crown,
      line('M-50 -14Q-36 -4 -24 -18', at(paint.brick), 5),
      fill('M-42 -10h10l4 12h-18Z', at(paint.honey)),
    ].join(''),
    x,
    y,
    size,
  );
};

interface Walker {
  readonly coat: string;
  readonly trousers: string;
  readonly hat?: string;
  readonly skin?: string;
  /** What they hold or stand on, in the figure's own units. */
  readonly with?: string;
}

/** A small figure walking through the valley. */
export const walker = (
  light: Light,
  x: number,
  y: number,
  size: number,
  { coat, trousers, hat, skin = '#f1cbb2', with: thing = '' }: Walker,
): string => {
  const { at } = light;
  return group(
    [
      line('M-4 -22L-8 0M5 -22L9 0', at(trousers), 8),
      line('M-10 0h-5M9 0h5', at('#4a3226'), 6),
      fill('M-12 -52Q0 -60 12 -52L14 -20Q0 -16 -14 -20Z', at(coat)),
      line('M10 -48L22 -32M-10 -48L-18 -28', at(mix(coat, '#2a1430', 0.2)), 7),
      `<circle cx="0" cy="-66" r="11" fill="${at(skin)}"/>`,
      line('M-5 -63h.1', at('#de4a38'), 4.6, 0.5) + line('M6 -63h.1', at('#de4a38'), 4.6, 0.5),
      hat
        ? fill('M-12 -69Q-10 -82 0 -82Q10 -82 12 -69Z', at(hat)) + line('M-14 -69h28', at(hat), 5)
        : fill('M-12 -66Q-12 -80 0 -80Q12 -80 12 -66Q6 -73 -12 -66Z', at('#5a3826')),
      thing,
    ].join(''),
    x,
    y,
    size,
  );
};
