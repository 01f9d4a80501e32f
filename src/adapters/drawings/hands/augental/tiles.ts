import { makeInk } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import {
  blob,
  clipped,
  document,
  fill,
  group,
  line,
  paint,
  type Random,
  rough,
  strokes,
  tooth,
} from './kit.ts';
import { at, bottle } from './objects.ts';
import { lensCase, softLens } from './optics.ts';

const tile = (name: string, colour: string, light: string, body: (random: Random) => string): string => {
  const random = randomFrom(`augental-tile-${name}`);
  const inside = [
    rough(blob(random, [200, 204], [182, 176], 0.035, 11), colour, 8),
    line(
      strokes(random, { count: 12, in: [70, 70, 260, 260], length: 150, angle: -18, bend: 12 }),
      light,
      20,
      0.34,
    ),
    body(random),
  ].join('');
  return document([400, 400], inside, tooth(randomFrom('tooth')));
};

export const lenses = (): string =>
  tile('lenses', '#bfe0db', '#e6f5f1', (random) =>
    [
      line('M212 404Q214 320 200 262', '#a35a46', 92, 0.55),
      line('M212 404Q214 320 200 262', '#eec0a0', 86),
      line('M176 262Q172 320 178 392', '#f9e0cd', 9, 0.7),
      line('M186 318q22 -7 46 0M188 330q20 -5 42 0', '#a35a46', 4, 0.5),
      `<ellipse cx="200" cy="226" rx="34" ry="8" fill="#a35a46" opacity=".45"/>`,
      softLens(200, 224, 1.56, '#6fbfc9'),
      fill('M292 62C304 84 312 96 312 108A24 24 0 0 1 264 108C264 96 276 82 292 62Z', '#ffffff', 0.92),
      line('M277 106q1 11 10 15', paint.teal, 5, 0.6),
      line('M92 62v30M77 77h30', '#ffffff', 8),
      line(strokes(random, { count: 6, in: [190, 300, 50, 70], length: 26, angle: 84 }), '#f9e0cd', 4, 0.4),
    ].join(''),
  );

export const care = (): string =>
  tile(
    'care',
    '#f3d7a6',
    '#fbedcf',
    (random) =>
      at(random, bottle('#e3f1ef', paint.teal), 152, 330, 1.62) + at(random, lensCase, 266, 330, 1.24),
  );

export const sunglasses = (): string =>
  tile('sun', '#f6c27a', '#fbe0ac', (random) => {
    const ink = makeInk('t');
    const lens =
      'M-148 -34C-150 -60 -120 -66 -80 -66C-36 -66 -12 -58 -12 -30C-12 20 -40 44 -78 44C-120 44 -144 14 -148 -34Z';
    const glass = (flip: number) =>
      `<g transform="scale(${flip} 1)">${clipped(
        ink.clip(`<path d="${lens}"/>`),
        fill(lens, '#2b2748') +
          fill('M-150 40L-110 -10L-86 14L-58 -26L-10 34V60H-150Z', '#5d6fae') +
          fill('M-58 -26L-76 0L-60 -4L-48 6L-38 0Z', '#f4f8fb') +
          line('M-130 -40L-98 -8', '#fff', 11, 0.6),
      )}<path d="${lens}" fill="none" stroke="${paint.plum}" stroke-width="16"/></g>`;
    const pair = group(
      `${line('M-12 -40Q0 -54 12 -40', paint.plum, 16)}${line('M-148 -44L-166 -62M148 -44L166 -62', paint.plum, 16)}${glass(1)}${glass(-1)}`,
      200,
      234,
      0.98,
      -6,
    );
    return `<defs>${ink.defs()}</defs>${[
      fill(blob(random, [286, 100], [44, 44], 0.03), '#fff1c4'),
      line('M286 36v-20M344 72l16 -12M352 112l20 4M228 72l-14 -12', '#fff1c4', 9),
      `<ellipse cx="206" cy="318" rx="130" ry="14" fill="#2b1f3d" opacity=".16"/>`,
      pair,
    ].join('')}`;
  });

export const reading = (): string =>
  tile('reading', '#e3d3e2', '#f3e9f1', (random) => {
    const lines = (x: number) =>
      Array.from(
        { length: 5 },
        (_, index) =>
          `M${x} ${236 + index * 19 + (x < 200 ? 0 : 4)}q46 ${x < 200 ? 10 : -10} ${index === 4 ? 60 : 104} ${x < 200 ? 12 : -10}`,
      ).join('');
    return [
      `<ellipse cx="204" cy="342" rx="156" ry="16" fill="#2b1f3d" opacity=".16"/>`,
      rough('M36 212Q130 190 200 230Q270 190 364 212V338Q270 316 200 350Q130 316 36 338Z', paint.brick),
      fill('M46 202Q132 182 200 222V340Q132 304 46 326Z', '#fffaf0'),
      fill('M354 202Q268 182 200 222V340Q268 304 354 326Z', '#f4ead6'),
      line(lines(72) + lines(226), '#b9a3a0', 5, 0.7),
      line('M200 224V340', '#c9b48f', 4),
      group(
        [
          line('M-112 -20L-134 -66M112 -20L134 -66', paint.teal, 13),
          `<g fill="#ffffff" fill-opacity=".55" stroke="${paint.teal}" stroke-width="15"><ellipse cx="-62" cy="0" rx="51" ry="46"/><ellipse cx="62" cy="0" rx="51" ry="46"/></g>`,
          line('M-12 -8Q0 -22 12 -8', paint.teal, 13),
          line('M-92 -12q8 -18 26 -20M32 -12q8 -18 26 -20', '#ffffff', 8),
        ].join(''),
        200,
        166,
        1,
        -4,
      ),
      line(strokes(random, { count: 6, in: [60, 300, 100, 20], length: 40, angle: 8 }), '#e6d3b4', 3, 0.6),
    ].join('');
  });
