import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { green, ink, magenta, mint, pink, tint, white } from '../palette.ts';
import { cut, disc, fill, line, slab, sticker } from '../sheet.ts';

/** A folding box, 150 × 120 plus its side, seen slightly from the left. The centre of its front is at 0. */
export const carton = (main: string, side: string, mark: string, rim = 8): string => {
  const front = slab(-75, -60, 150, 120, 14);
  const depth = 'M66 -60L100 -86Q108 -88 108 -78V28Q108 36 102 41L66 60Z';
  const lid = 'M-68 -57Q-66 -60 -62 -63L-34 -83Q-30 -86 -24 -86H98Q106 -86 101 -81L72 -57Z';
  return sticker(
    front + depth + lid,
    fill(lid, side) + fill(depth, side) + fill(depth, ink, ' opacity=".18"') + fill(front, main) + mark,
    rim,
  );
};

/** The symbols on boxes: an eye, rings, a wave, drops. */
export const marks = {
  eye: (a: string, b: string) =>
    fill(disc(-22, -4, 36), a) +
    fill(disc(-17, -9, 20), white) +
    fill(disc(-13, -13, 11), b) +
    fill(slab(26, -20, 36, 10, 5) + slab(26, 0, 26, 10, 5), a) +
    fill(slab(-58, 42, 62, 8, 4), a),
  rings: (a: string, b: string) =>
    line(disc(0, -2, 36), a, 12) + fill(disc(0, -2, 16), b) + fill(slab(-58, 44, 40, 8, 4), a),
  wave: (a: string, b: string) =>
    fill('M-75 6C-40 -22 -16 30 20 2C40 -12 56 -10 75 0V46Q75 60 61 60H-61Q-75 60 -75 46Z', a) +
    fill(disc(-34, -28, 14), b) +
    fill(slab(8, -36, 46, 10, 5), b),
  half: (a: string, b: string) =>
    fill('M-75 -46Q-75 -60 -61 -60H-6V60H-61Q-75 60 -75 46Z', a) +
    fill(disc(-40, 0, 22), b) +
    fill(slab(12, -34, 44, 10, 5) + slab(12, -14, 32, 10, 5) + slab(12, 6, 38, 10, 5), a),
};

export const cartons = {
  daily: (rim?: number) => carton(pink, magenta, marks.eye(magenta, green), rim),
  month: (rim?: number) => carton(green, mint, marks.rings(white, pink), rim),
  toric: (rim?: number) => carton(white, pink, marks.wave(pink, magenta), rim),
  care: (rim?: number) => carton(magenta, pink, marks.half(pink, white), rim),
};

/** A soft lens from the side, `r` wide in each direction: a thin bowl whose bottom shows through. */
export const lens = (r: number, colour = mint, rim = 7): string => {
  const bowl = `M${-r} 0C${n(-r * 0.92)} ${n(r * 0.5)} ${n(-r * 0.5)} ${n(r * 0.76)} 0 ${n(r * 0.76)}C${n(r * 0.5)} ${n(r * 0.76)} ${n(r * 0.92)} ${n(r * 0.5)} ${r} 0Z`;
  const mouth = disc(0, 0, r, r * 0.25);
  const bottom = `M${n(-r * 0.66)} ${n(r * 0.06)}C${n(-r * 0.5)} ${n(r * 0.56)} ${n(r * 0.5)} ${n(r * 0.56)} ${n(r * 0.66)} ${n(r * 0.06)}A${r} ${n(r * 0.25)} 0 0 1 ${n(-r * 0.66)} ${n(r * 0.06)}Z`;
  return sticker(
    bowl + mouth,
    fill(bowl, colour) +
      fill(mouth, mix(colour, white, 0.62)) +
      fill(bottom, mix(colour, green, 0.26)) +
      line(`M${-r} 0A${r} ${n(r * 0.25)} 0 0 0 ${r} 0`, white, r * 0.045) +
      line(
        `M${n(-r * 0.8)} ${n(r * 0.36)}Q${n(-r * 0.6)} ${n(r * 0.58)} ${n(-r * 0.32)} ${n(r * 0.66)}`,
        white,
        r * 0.08,
      ),
    rim,
  );
};

/** One sealed blister with its foil. */
export const blister = (foil: string, bowl: string): string => {
  const plate = 'M-34 -46Q-46 -46 -46 -34V22Q-46 46 -20 46H20Q46 46 46 22V-34Q46 -46 34 -46Z';
  return cut(
    [[plate, foil]],
    fill(disc(0, 4, 32), white, ' opacity=".7"') +
      fill(disc(0, 4, 27), bowl) +
      line('M-16 -2Q-12 -14 0 -16', white, 5) +
      line('M-18 -36H18', white, 5),
    6,
  );
};

/** A bottle of solution, standing on 0. */
export const bottle = (main: string, cap: string, second: string): string => {
  const body = 'M-38 -112Q-44 -104 -44 -92V-16Q-44 0 -28 0H28Q44 0 44 -16V-92Q44 -104 38 -112L24 -124H-24Z';
  const top = slab(-22, -164, 44, 42, 12);
  return cut(
    [
      [top, cap],
      [body, main],
    ],
    fill('M-44 -78H44V-26H-44Z', second) +
      fill(disc(-12, -52, 17), main) +
      fill(disc(-8, -56, 8), white) +
      fill(slab(14, -64, 20, 7, 3.5) + slab(14, -50, 14, 7, 3.5), main) +
      line('M-10 -156V-134M4 -156V-134', white, 4, ' opacity=".6"'),
    8,
  );
};

/** A case for two lenses from above, its middle at 0. */
export const caseOf = (left: string, right: string, tray: string): string => {
  const base =
    'M-62 -42A44 44 0 0 0 -62 46C-40 46 -30 34 0 34C30 34 40 46 62 46A44 44 0 0 0 62 -42C40 -42 30 -26 0 -26C-30 -26 -40 -42 -62 -42Z';
  const cap = (x: number, colour: string) =>
    fill(disc(x, 2, 38), colour) +
    line(disc(x, 2, 27), white, 5, ' opacity=".75" stroke-dasharray="5 11"') +
    fill(disc(x, 2, 13), white, ' opacity=".9"');
  return cut([[base, tray]], cap(-62, left) + cap(62, right), 8);
};

/** A parcel; the centre of its front is at 0. */
export const parcel = (rim = 8): string => {
  const front = slab(-90, -50, 180, 116, 12);
  const top = 'M-84 -50L-52 -86H86Q94 -86 92 -80L88 -50Z';
  const side = 'M86 -50L96 -82Q120 -74 120 -60V40Q120 50 112 54L86 66Z';
  return sticker(
    front + top + side,
    fill(side, magenta) +
      fill(side, ink, ' opacity=".25"') +
      fill(top, pink) +
      fill(front, magenta) +
      fill('M-16 -50L4 -86H36L18 -50V-6L1 6L-16 -6Z', white) +
      fill(disc(-52, 36, 17), pink) +
      fill(disc(-48, 32, 8), white) +
      fill(slab(26, 34, 48, 8, 4) + slab(26, 48, 32, 8, 4), pink),
    rim,
  );
};

/** Sunglasses from the front, 250 wide. */
export const shades = (frame: string, glass: string, rim = 8): string => {
  const one = 'M16 -30C40 -40 84 -46 118 -42C122 -42 124 -38 123 -34C120 6 106 36 70 38C34 40 16 14 16 -30Z';
  const left =
    'M-16 -30C-40 -40 -84 -46 -118 -42C-122 -42 -124 -38 -123 -34C-120 6 -106 36 -70 38C-34 40 -16 14 -16 -30Z';
  const bridge = 'M-18 -26Q0 -34 18 -26';
  return sticker(
    `<path d="${one}${left}${bridge}" stroke-width="${18 + rim * 2}"/>`,
    fill(one + left, glass) +
      line(one + left, frame, 18) +
      line(bridge, frame, 16) +
      fill('M112 -52L138 -58Q134 -40 122 -34ZM-112 -52L-138 -58Q-134 -40 -122 -34Z', frame) +
      line('M-92 -18L-64 -22M-86 0L-70 -3M44 -18L72 -22M50 0L66 -3', white, 8, ' opacity=".85"'),
    rim,
  );
};

/** Reading glasses from the front: two thin round rims. */
export const readers = (frame: string, rim = 8): string => {
  const d = disc(-56, 0, 46) + disc(56, 0, 46);
  const bridge = 'M-12 -12Q0 -24 12 -12M-100 -14L-122 -20M100 -14L122 -20';
  return sticker(
    `<path d="${d}"/><path d="${bridge}" fill="none" stroke-width="${12 + rim * 2}"/>`,
    fill(d, tint) +
      line(d, frame, 14) +
      line(bridge, frame, 12) +
      line('M-78 -14Q-70 -26 -56 -26M34 -14Q42 -26 56 -26', white, 7),
    rim,
  );
};

/** A falling drop. */
export const drop = (colour: string, rim = 6): string =>
  cut(
    [['M0 -34C14 -12 24 0 24 14A24 24 0 0 1 -24 14C-24 0 -14 -12 0 -34Z', colour]],
    line('M-11 14Q-10 24 0 27', white, 5),
    rim,
  );

/** A small four-pointed star to fill empty space. */
export const spark = (x: number, y: number, r: number, colour: string): string =>
  fill(
    `M${x} ${y - r}Q${x + r * 0.16} ${y - r * 0.16} ${x + r} ${y}Q${x + r * 0.16} ${y + r * 0.16} ${x} ${y + r}Q${x - r * 0.16} ${y + r * 0.16} ${x - r} ${y}Q${x - r * 0.16} ${y - r * 0.16} ${x} ${y - r}Z`,
    colour,
  );
