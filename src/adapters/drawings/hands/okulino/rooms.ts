import { cast, personOf } from '../../cast.ts';
import { field } from './gestures.ts';
import { mascot } from './mascot.ts';
import { blush, green, ink, magenta, mint, pink, tint, white } from './palette.ts';
import { bust } from './person.ts';
import { awning, phoropter, plant, rings } from './props/furniture.ts';
import { cartons, readers, shades, spark } from './props/packs.ts';
import { cut, disc, fill, put, sheet, slab } from './sheet.ts';

const rack = (x: number, y: number): string => put(cut([[slab(0, 0, 170, 14, 7), white]], '', 5), x, y);

const counter = (): string =>
  cut(
    [
      [slab(30, 300, 540, 110, 28), magenta],
      [slab(14, 286, 572, 30, 15), pink],
    ],
    fill(slab(70, 338, 220, 12, 6) + slab(70, 362, 140, 12, 6), pink) +
      fill(disc(486, 358, 26), white) +
      fill(disc(490, 354, 13), green),
    8,
  );

const shopFront = (): string => {
  const pane = slab(56, 110, 360, 200, 20);
  const door = 'M448 374V146Q448 122 472 122H520Q544 122 544 146V374Z';
  return cut(
    [[slab(30, 50, 540, 330, 28), green]],
    fill(pane, tint) +
      fill(door, mint) +
      fill(slab(462, 138, 68, 132, 12), white) +
      fill(disc(524, 292, 7), magenta) +
      fill('M56 290H416V290Q416 310 396 310H76Q56 310 56 290Z', pink) +
      fill('M30 340H440V380H58Q30 380 30 352Z', ink, ' opacity=".18"'),
    9,
  );
};

export const rooms = {
  'room-counter': (): string => {
    const { person, atWork } = personOf('optician-2');
    return sheet(
      600,
      400,
      field(green) +
        fill(disc(300, 190, 158), mint) +
        rack(44, 124) +
        rack(44, 212) +
        rack(394, 124) +
        rack(394, 212) +
        put(readers(magenta, 5), 128, 98, 0.52) +
        put(shades(ink, pink, 5), 128, 188, 0.5) +
        put(shades(magenta, mint, 5), 478, 100, 0.5) +
        put(readers(green, 5), 478, 186, 0.52) +
        put(bust(person, atWork), 300, 142, 0.7) +
        counter() +
        put(cartons.daily(6), 118, 248, 0.56, -4) +
        put(cartons.toric(6), 470, 250, 0.56, 5),
    );
  },
  'room-exam': (): string =>
    sheet(
      600,
      400,
      field(pink) +
        fill('M18 300H582V314Q582 374 522 374H78Q18 374 18 314Z', magenta) +
        put(rings(), 476, 182, 1.24, 4) +
        put(bust(cast['person-7'], false), 216, 202, 0.94) +
        put(phoropter(), 216, 204, 1) +
        spark(368, 92, 22, white) +
        fill(disc(354, 290, 12), white),
    ),
  'room-window': (): string =>
    sheet(
      600,
      400,
      field(blush) +
        shopFront() +
        put(cartons.month(6), 122, 250, 0.62, -4) +
        put(cartons.daily(6), 228, 250, 0.62) +
        put(cartons.care(6), 334, 250, 0.62, 4) +
        put(mascot({ look: [0.5, 0.7], rim: 6 }), 236, 166, 0.56) +
        put(awning(9), 30, 44) +
        put(plant(pink), 574, 388, 0.86),
    ),
};
