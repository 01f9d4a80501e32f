import { ink, white } from '../palette.ts';
import { disc, fill, line, slab, sticker } from '../sheet.ts';

export interface Paint {
  readonly wall: string;
  readonly roof: string;
  readonly pane: string;
  readonly snow: boolean;
}

const panes = (x: number, y: number, columns: number, rows: number, gapX: number, gapY: number): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    slab(x + (index % columns) * gapX, y + Math.floor(index / columns) * gapY, 18, 26, 9),
  ).join('');

/** A narrow house with a gable, standing on 0, its left wall at 0. */
export const house = (width: number, height: number, paint: Paint, lit: (at: number) => string): string => {
  const wall = slab(0, -height, width, height, 6);
  const roof = `M-8 ${-height + 4}L${width / 2 - 6} ${-height - 46}Q${width / 2} ${-height - 52} ${width / 2 + 6} ${-height - 46}L${width + 8} ${-height + 4}Z`;
  const columns = Math.max(1, Math.floor((width - 14) / 30));
  const rows = Math.floor((height - 30) / 42);
  const start = (width - (columns * 30 - 12)) / 2;
  const all = Array.from({ length: columns * rows }, (_, index) =>
    fill(
      panes(start + (index % columns) * 30, -height + 22 + Math.floor(index / columns) * 42, 1, 1, 0, 0),
      lit(index),
    ),
  );
  const cap = paint.snow
    ? fill(
        `M-12 ${-height + 6}L${width / 2 - 6} ${-height - 48}Q${width / 2} ${-height - 54} ${width / 2 + 6} ${-height - 48}L${width + 12} ${-height + 6}Q${width} ${-height + 2} ${width - 8} ${-height - 8}L${width / 2} ${-height - 26}L8 ${-height - 8}Q0 ${-height + 2} -12 ${-height + 6}Z`,
        white,
      )
    : '';
  return sticker(
    wall + roof,
    fill(wall, paint.wall) +
      fill(roof, paint.roof) +
      cap +
      all.join('') +
      fill(slab(width / 2 - 3, -height - 26, 6, 12, 3), paint.wall, ' opacity=".7"'),
    6,
  );
};

/** The church by the lake with its pointed spire and clock, standing on 0. */
export const church = (paint: Paint, lit: string): string => {
  const tower = slab(-34, -190, 68, 190, 6);
  const helm = 'M-42 -186L-22 -226Q-8 -250 0 -312Q8 -250 22 -226L42 -186Z';
  return sticker(
    tower + helm + disc(0, -312, 5),
    fill(tower, paint.wall) +
      fill(helm, paint.roof) +
      (paint.snow
        ? fill(
            'M-24 -222Q-8 -250 0 -312Q8 -250 24 -222Q12 -232 6 -224Q0 -236 -6 -224Q-14 -232 -24 -222Z',
            white,
          )
        : '') +
      fill(disc(0, -146, 24), white) +
      line('M0 -162V-146L11 -139', ink, 5) +
      fill(slab(-9, -100, 18, 36, 9), lit) +
      fill('M-14 0V-26a14 14 0 0 1 28 0V0Z', lit),
    6,
  );
};

/** The tram, 400 long, its wheels on 0. */
export const tram = (main: string, second: string, pane: string, night: boolean): string => {
  const body =
    'M-200 -96Q-200 -118 -178 -118H150C186 -118 200 -60 200 -34Q200 -16 182 -16H-182Q-200 -16 -200 -34Z';
  const roof = slab(-168, -132, 300, 20, 8);
  const arm = 'M-30 -132L6 -158L-34 -178H34';
  const window = (x: number, width: number) => slab(x, -100, width, 40, 12);
  const wheels = disc(-130, -8, 14) + disc(-86, -8, 14) + disc(86, -8, 14) + disc(130, -8, 14);
  return sticker(
    `<path d="${body}${roof}${wheels}"/><path d="${arm}" fill="none" stroke-width="16"/>`,
    line(arm, ink, 5) +
      fill(roof, ink) +
      fill(wheels, ink) +
      fill(body, main) +
      fill('M-200 -50H199Q200 -42 200 -34Q200 -16 182 -16H-182Q-200 -16 -200 -34Z', second) +
      fill(
        window(-184, 56) +
          window(-120, 56) +
          window(-12, 56) +
          window(52, 56) +
          'M118 -100H146C166 -100 176 -78 178 -60H118Z',
        pane,
      ) +
      fill(slab(-54, -102, 34, 82, 10), white) +
      fill(slab(-48, -96, 22, 44, 8), pane) +
      fill(disc(-92, -32, 12), main) +
      fill(disc(-89, -35, 6.5), white) +
      fill(disc(184, -36, 8), night ? '#ffe9a8' : white) +
      (night ? fill('M192 -42L300 -66V10L192 -28Z', '#ffe9a8', ' opacity=".35"') : ''),
    7,
  );
};
