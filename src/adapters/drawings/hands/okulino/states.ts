import { field } from './gestures.ts';
import { blinking, mascot } from './mascot.ts';
import { blush, green, ink, magenta, mint, pink, tint, white } from './palette.ts';
import { cartons, drop, parcel, spark } from './props/packs.ts';
import { cut, disc, fill, line, put, sheet, slab, sticker } from './sheet.ts';

/** A signpost whose arms point in opposite directions. */
const signpost = (): string => {
  const pole = slab(-9, -150, 18, 290, 9);
  const arms =
    'M-96 -132H60L90 -106L60 -80H-96Q-106 -80 -106 -90V-122Q-106 -132 -96 -132ZM96 -62H-60L-92 -36L-60 -10H96Q106 -10 106 -20V-52Q106 -62 96 -62Z';
  return cut(
    [
      [pole, ink],
      [arms, green],
    ],
    fill(slab(-84, -112, 96, 12, 6) + slab(-30, -42, 110, 12, 6), white),
    8,
  );
};

const lostMap = 'M-120 -70L-40 -92L40 -66L120 -90V66L40 92L-40 66L-120 90Z';
const map = (): string =>
  cut(
    [[lostMap, white]],
    fill('M-120 -70L-40 -92V66L-120 90ZM40 -66L120 -90V66L40 92Z', tint) +
      line('M-98 44Q-60 -10 -20 20T60 -12', magenta, 8, ' stroke-dasharray="2 18"') +
      line('M78 -40L102 -16M102 -40L78 -16', magenta, 9) +
      fill('M-120 20Q-80 0 -40 26V66L-120 90Z', mint),
    8,
  );

const cart = (): string => {
  const frame = 'M-132 -92H-100L-74 36H86L112 -58H-92';
  const basket = 'M-92 -58H112L86 36H-74Z';
  const wheels = disc(-52, 78, 20) + disc(66, 78, 20);
  return sticker(
    `<path d="${frame}" fill="none" stroke-width="32"/><path d="${basket}${wheels}"/>`,
    fill(basket, white) +
      line('M-40 -56L-30 34M10 -56L8 34M60 -56L46 34M-84 -12H98', pink, 8) +
      line(frame, magenta, 15) +
      fill(wheels, ink) +
      fill(disc(-52, 78, 8) + disc(66, 78, 8), white) +
      line('M-74 36L-64 58H76', magenta, 12),
    9,
  );
};

const glass = (): string => {
  const d = disc(0, 0, 84);
  const handle = 'M62 62L122 122';
  return sticker(
    `<path d="${d}"/><path d="${handle}" fill="none" stroke-width="48"/>`,
    line(handle, green, 30) +
      fill(d, white) +
      line(d, green, 20) +
      line('M-48 -20A52 52 0 0 1 -16 -50', pink, 11),
    9,
  );
};

const confetti = [
  [70, 90, pink],
  [120, 60, green],
  [520, 84, magenta],
  [470, 54, mint],
  [84, 190, magenta],
  [540, 190, green],
  [150, 140, mint],
  [452, 130, pink],
  [56, 270, green],
  [552, 280, pink],
] as const;

const plug = (): string => {
  const cord = 'M-170 60C-130 0 -100 90 -58 30';
  const other = 'M62 20C100 -40 130 60 176 0';
  const male = 'M-60 0H-20Q0 0 0 20V40Q0 60 -20 60H-60Q-74 60 -74 46V14Q-74 0 -60 0Z';
  const female = 'M34 -10H64Q84 -10 84 10V34Q84 54 64 54H34Q24 54 24 44V0Q24 -10 34 -10Z';
  return sticker(
    `<path d="${cord}${other}M0 16H18M0 42H18" fill="none" stroke-width="32"/><path d="${male}${female}"/>`,
    line(cord, ink, 14) +
      line(other, ink, 14) +
      line('M0 16H16M0 42H16', ink, 10) +
      fill(male, green) +
      fill(female, magenta),
    8,
  );
};

export const states = {
  'state-lost': (): string =>
    sheet(
      600,
      400,
      field(pink) +
        fill('M18 300Q160 240 300 290T582 270V314Q582 374 522 374H78Q18 374 18 314Z', green) +
        put(signpost(), 452, 214, 1.05, 4) +
        put(
          mascot({ look: [0.9, -0.5], legs: true, arms: 'M-60 40Q-92 66 -66 94', blinks: true }),
          236,
          196,
          1.32,
        ) +
        put(map(), 138, 290, 0.66, -10) +
        spark(90, 96, 24, white),
      blinking,
    ),
  'state-empty': (): string =>
    sheet(
      600,
      400,
      field(mint) +
        fill(disc(330, 348, 210, 44), green) +
        put(cart(), 336, 236, 1.45) +
        put(
          mascot({ look: [0.6, 0.9], arms: 'M-40 58Q-30 84 -6 84M52 48Q70 70 56 92', blinks: true }),
          248,
          116,
          0.98,
          -8,
        ) +
        spark(486, 100, 24, white) +
        spark(104, 240, 22, white) +
        fill(disc(524, 170, 10) + disc(92, 150, 12), pink),
      blinking,
    ),
  'state-nothing': (): string =>
    sheet(
      600,
      400,
      field(blush) +
        fill(disc(300, 348, 240, 44), pink) +
        put(cartons.month(7), 108, 280, 0.8, -8) +
        put(cartons.daily(7), 494, 286, 0.8, 8) +
        put(mascot({ look: [0.2, 0.2], legs: true, arms: 'M60 40Q98 60 112 20' }), 268, 218, 1.24) +
        put(glass(), 282, 190, 1.08) +
        put(
          fill(disc(0, 0, 66), white) +
            fill(disc(10, 8, 44), green) +
            fill(disc(13, 11, 21), ink) +
            fill(disc(26, -8, 11), white) +
            line('M-52 -20A56 56 0 0 1 -20 -52', pink, 10),
          282,
          190,
          1.08,
        ) +
        spark(470, 96, 26, magenta) +
        spark(116, 112, 20, magenta),
    ),
  'state-thanks': (): string =>
    sheet(
      600,
      400,
      field(tint) +
        fill(disc(300, 348, 230, 44), pink) +
        confetti
          .map(([x, y, colour], index) =>
            index % 3 === 0
              ? spark(x, y, 20, colour)
              : index % 3 === 1
                ? fill(disc(x, y, 11), colour)
                : `<g transform="rotate(${index * 37} ${x} ${y})">${fill(slab(x - 16, y - 5, 32, 10, 5), colour)}</g>`,
          )
          .join('') +
        put(
          mascot({ lid: 'glad', look: [0.2, -0.8], arms: 'M-66 16Q-112 10 -124 -40M66 16Q112 10 124 -40' }),
          300,
          138,
          1.2,
        ) +
        put(parcel(), 296, 288, 1.02),
    ),
  'state-failed': (): string =>
    sheet(
      600,
      400,
      field(blush) +
        fill(disc(300, 348, 250, 44), mint) +
        put(
          mascot({ lid: 'shut', legs: true, arms: 'M-60 30Q-98 40 -104 8M60 30Q98 40 104 8' }),
          300,
          154,
          1.28,
        ) +
        put(plug(), 306, 320, 1) +
        put(drop(mint), 438, 118, 0.8, 14) +
        line('M146 84L166 104L146 116L170 138M470 230L492 222', magenta, 9),
    ),
};
