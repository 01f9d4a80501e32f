import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { points } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';
import { box, brushed, cut, fill, group, line, paint, type Random, rough, strokes } from './kit.ts';
import { ground, type Thing } from './optics.ts';

/** A printed symbol of an open eye. */
const mark = (x: number, y: number, r: number, colour: string): string =>
  `<path d="M${n(x - r * 1.7)} ${y}Q${x} ${n(y - r * 1.7)} ${n(x + r * 1.7)} ${y}Q${x} ${n(y + r * 1.7)} ${n(x - r * 1.7)} ${y}Z" fill="#fffaf0"/><circle cx="${x}" cy="${y}" r="${n(r * 0.82)}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${n(
    r * 0.36,
  )}" fill="#1a1030"/>`;

export const bottle =
  (colour: string, cap: string): Thing =>
  (random) =>
    [
      ground(42),
      rough(
        'M-32 -2C-36 -40 -36 -84 -32 -104C-28 -122 -14 -124 -12 -136L12 -136C14 -124 28 -122 32 -104C36 -84 36 -40 32 -2Q0 6 -32 -2Z',
        colour,
      ),
      fill(
        'M12 -136C14 -124 28 -122 32 -104C36 -84 36 -40 32 -2Q20 2 10 1C18 -40 18 -90 6 -118Z',
        mix(colour, '#2b1f3d', 0.35),
        0.4,
      ),
      fill(box(random, -14, -168, 28, 34, 1.4), cap),
      line('M-8 -164v26M0 -165v27M8 -164v26', darker(cap, 0.35), 2, 0.5),
      fill('M-33 -88Q0 -82 33 -88L34 -26Q0 -18 -34 -26Z', paint.paper),
      fill('M0 -76C10 -62 14 -56 14 -48A14 14 0 0 1 -14 -48C-14 -56 -10 -62 0 -76Z', cap),
      line('M-6 -48q0 6 5 8', '#ffffff', 3, 0.8),
      line('M-22 -100Q-25 -94 -25 -90', '#ffffff', 5, 0.7),
      brushed(
        strokes(random, { count: 5, in: [-26, -22, 40, 14], length: 16, angle: 4 }),
        '#ffffff',
        2.4,
        0.4,
      ),
    ].join('');

export const dropper =
  (colour: string): Thing =>
  (random) =>
    [
      ground(28, 7),
      rough('M-22 -1C-26 -30 -24 -52 -14 -58L14 -58C24 -52 26 -30 22 -1Q0 5 -22 -1Z', '#eaf3f0'),
      fill('M8 -58C24 -52 26 -30 22 -1Q14 2 8 1Q14 -30 2 -58Z', '#5f8f96', 0.3),
      fill('M-12 -58L-5 -92Q0 -98 5 -92L12 -58Z', colour),
      fill('M-23 -44Q0 -40 23 -44L23 -12Q0 -6 -23 -12Z', colour),
      mark(0, -27, 7, paint.honey),
      line('M-14 -52q-3 4 -4 6', '#fff', 3.6, 0.8),
      line(strokes(random, { count: 4, in: [-16, -8, 26, 4], length: 12, angle: 2 }), '#fff', 2, 0.5),
    ].join('');

export const carton =
  (colour: string, accent: string): Thing =>
  (random) =>
    [
      ground(62, 9),
      rough(cut(random, points('-52,0 -52,-74 34,-74 34,0')), colour),
      fill(cut(random, points('34,0 34,-74 58,-84 58,-10')), darker(colour, 0.28)),
      fill(cut(random, points('-52,-74 -28,-86 58,-84 34,-74')), lighter(colour, 0.34)),
      fill('M-52 -22Q-8 -36 34 -18L34 0L-52 0Z', accent),
      mark(-9, -46, 15, accent),
      line('M-44 -8h26', paint.paper, 4, 0.9),
      brushed(
        strokes(random, { count: 6, in: [-46, -70, 70, 26], length: 20, angle: -8 }),
        '#ffffff',
        2.2,
        0.28,
      ),
    ].join('');

export const plant =
  (pot: string): Thing =>
  (random) => {
    const leaf = (turn: number, length: number, tone: string) =>
      `<g transform="translate(0 -52) rotate(${turn})">${fill(`M0 0C${length * 0.32} ${-length * 0.3} ${length * 0.24} ${-length * 0.8} 0 ${-length}C${-length * 0.24} ${-length * 0.8} ${-length * 0.32} ${-length * 0.3} 0 0Z`, tone)}${line(
        `M0 -6V${-length * 0.8}`,
        lighter(tone, 0.4),
        2,
        0.8,
      )}</g>`;
    return [
      ground(34, 8),
      leaf(-66, 54, '#4d7f5a'),
      leaf(62, 56, '#5f9460'),
      leaf(-34, 72, '#6f9f63'),
      leaf(30, 70, '#4d7f5a'),
      leaf(0, 84, '#86b26c'),
      rough('M-30 -56H30L22 -2Q0 4 -22 -2Z', pot),
      fill('M10 -56H30L22 -2Q14 1 8 1Z', darker(pot, 0.3), 0.5),
      fill(box(random, -34, -64, 68, 14, 1.2), lighter(pot, 0.14)),
      line('M-18 -40l2 26', '#ffffff', 3, 0.3),
    ].join('');
  };

export const mug =
  (colour: string): Thing =>
  () =>
    [
      ground(36, 7),
      line('M26 -44q26 -2 22 18q-4 14 -24 14', darker(colour, 0.15), 8),
      rough('M-28 -56H28L24 -4Q0 4 -24 -4Z', colour),
      fill('M10 -56H28L24 -4Q16 0 8 0Z', darker(colour, 0.3), 0.4),
      `<ellipse cx="0" cy="-56" rx="28" ry="7" fill="${darker(colour, 0.45)}"/>`,
      line('M-10 -38q-8 -8 -10 2q0 6 10 14q10 -8 10 -14q-2 -10 -10 -2Z', paint.paper, 3),
      line('M-8 -72q-8 -10 2 -20q8 -10 0 -20M10 -72q-6 -9 2 -16', '#ffffff', 4.4, 0.6),
    ].join('');

export const parcel =
  (ribbon: string): Thing =>
  (random) =>
    [
      ground(100, 12),
      rough(cut(random, points('-90,0 -90,-100 60,-100 60,0')), '#cd9a63'),
      fill(cut(random, points('60,0 60,-100 98,-122 98,-20')), '#a87444'),
      fill(cut(random, points('-90,-100 -52,-124 98,-122 60,-100')), '#e2b881'),
      brushed(
        strokes(random, { count: 10, in: [-84, -92, 130, 84], length: 40, angle: 3 }),
        '#e9c592',
        3,
        0.4,
      ),
      fill('M-26 0V-100L12 -123H36L0 -100V0Z', ribbon),
      fill('M-90 -62H60L98 -84V-62L60 -40H-90Z', ribbon),
      fill('M-26 -62H0V-40H-26Z', darker(ribbon, 0.3)),
      fill(
        'M6 -114C-30 -150 -62 -140 -56 -122C-50 -106 -16 -106 6 -114C20 -150 56 -156 58 -136C58 -120 28 -112 6 -114Z',
        lighter(ribbon, 0.16),
      ),
      line('M-40 -128q14 4 34 12M44 -136q-14 6 -30 18', darker(ribbon, 0.35), 3, 0.6),
      `<ellipse cx="6" cy="-115" rx="10" ry="8" fill="${darker(ribbon, 0.2)}"/>`,
      mark(-60, -20, 8, paint.teal),
    ].join('');

export const at = (random: Random, thing: Thing, x: number, y: number, scale = 1, turn = 0): string =>
  group(thing(random), x, y, scale, turn);
