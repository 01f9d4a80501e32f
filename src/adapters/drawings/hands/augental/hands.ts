import { lighter, mix } from '../../../shared/svg/colour.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { document, fill, group, line, paint, type Random, rough, strokes, tooth, wash } from './kit.ts';
import { at, parcel } from './objects.ts';
import { lensCase, softLens } from './optics.ts';
import { shadeOf } from './shade.ts';

const finger = (d: string, skin: string, width: number): string =>
  line(d, shadeOf(skin), width + 5, 0.5) + line(d, skin, width);
const nail = (x: number, y: number, turn: number, skin: string, size = 1): string =>
  group(
    fill('M-12 -14Q0 -22 12 -14Q14 4 8 12Q0 16 -8 12Q-14 4 -12 -14Z', mix(skin, '#fff2ea', 0.6)) +
      line('M-6 -12q6 -4 11 -1', '#fff', 3, 0.8),
    x,
    y,
    size,
    turn,
  );

const framed = (name: string, ground: string, body: (random: Random) => string): string => {
  const random = randomFrom(`augental-${name}`);
  return document(
    [600, 400],
    `${wash(random, [34, 18, 532, 364], ground)}${line(strokes(random, { count: 14, in: [60, 40, 480, 320], length: 170, angle: -14, bend: 10 }), lighter(ground, 0.4), 20, 0.3)}${body(random)}<path d="M0 0H600V400H0Z" fill="url(#tooth)"/>`,
    tooth(randomFrom('tooth')),
  );
};

/** A lens on a fingertip, seen close up. */
export const fingertip = (): string =>
  framed('fingertip', '#bfe0db', (random) => {
    const skin = '#eec0a0';
    const shade = shadeOf(skin);
    return [
      fill('M434 60C448 84 454 96 454 108A24 24 0 0 1 406 108C406 96 416 82 434 60Z', '#e9f8f6', 0.9),
      line('M418 108q1 10 10 14', '#fff', 5),
      line(
        'M150 92l0 26M137 105l26 0M486 190l0 20M476 200l20 0M196 176l0 14M189 183l14 0',
        '#fffdf4',
        5,
        0.9,
      ),
      group(
        [
          rough('M236 404C232 372 226 352 232 332L440 330C456 352 466 380 470 404Z', paint.brick),
          finger('M432 306Q474 278 438 248', skin, 44),
          finger('M410 290Q456 246 410 222', skin, 48),
          fill(
            'M234 342C214 300 236 252 296 236C372 216 430 240 440 300Q442 338 430 348Q330 366 234 342Z',
            skin,
          ),
          finger('M380 280Q420 226 370 208', skin, 50),
        ].join(''),
        0,
        50,
      ),
      finger('M330 350C324 296 312 250 300 204', skin, 54),
      group(
        [
          fill('M304 326C314 300 306 268 300 250Q340 222 372 252Q392 300 360 334Z', skin),
          finger('M254 326Q232 286 280 250', skin, 50),
          fill('M236 342C224 318 236 306 252 300Q292 284 326 312L330 350Z', skin),
          line('M352 240q14 16 12 40M398 252q12 12 12 32M336 290q14 6 20 24', shade, 4, 0.45),
          nail(284, 248, 52, skin, 1.1),
          line('M236 366Q350 386 462 362', mix(paint.brick, '#2a1430', 0.4), 4, 0.4),
        ].join(''),
        0,
        50,
      ),
      line('M300 262q14 -4 26 0M302 272q12 -3 22 0', shade, 3.4, 0.4),
      line('M286 206q-2 40 10 86', lighter(skin, 0.5), 7, 0.5),
      line(
        strokes(random, { count: 8, in: [300, 320, 90, 40], length: 26, angle: 60 }),
        lighter(skin, 0.5),
        4,
        0.4,
      ),
      `<ellipse cx="300" cy="182" rx="26" ry="8" fill="${shade}" opacity=".5"/>`,
      softLens(298, 178, 1.12),
    ].join('');
  });

/** An open hand holding out a lens case. */
export const openCase = (): string =>
  framed('case', '#f3d7a6', (random) => {
    const skin = '#a46d49';
    const shade = shadeOf(skin);
    return [
      rough('M-10 330C40 300 110 290 156 300L168 404H-10Z', paint.teal),
      line('M128 300q-8 50 8 100M104 302q-10 50 4 100', lighter(paint.teal, 0.3), 4, 0.5),
      finger('M300 250Q410 214 474 232', skin, 46),
      finger('M300 270Q420 246 498 268', skin, 48),
      fill('M140 306C190 250 260 232 330 236C390 240 420 290 400 330C360 380 240 390 150 384Z', skin),
      at(random, lensCase, 316, 266, 1.42, -4),
      finger('M320 318Q420 296 486 312', skin, 48),
      finger('M310 350Q390 344 446 356', skin, 44),
      fill('M146 312C200 290 280 300 340 306L350 362C290 392 200 392 150 384Z', skin),
      finger('M196 300Q224 250 262 244', skin, 46),
      fill('M150 316Q180 284 220 300L230 350Q170 370 150 340Z', skin),
      nail(258, 244, 70, skin, 1),
      nail(492, 270, 96, skin, 0.9),
      nail(480, 312, 96, skin, 0.9),
      nail(440, 356, 94, skin, 0.85),
      line('M340 306q-12 14 -8 28M330 342q-8 10 -4 22M200 330q40 14 90 6', shade, 4, 0.5),
      line(
        strokes(random, { count: 10, in: [180, 320, 130, 50], length: 34, angle: 10 }),
        lighter(skin, 0.4),
        4,
        0.35,
      ),
      line('M112 120l0 26M99 133l26 0M486 112l0 22M475 123l22 0', '#fffdf4', 5, 0.9),
    ].join('');
  });

/** Two hands giving a parcel. */
export const giving = (): string =>
  framed('parcel', '#d9cfe4', (random) => {
    const skin = '#f1cbb2';
    const shade = shadeOf(skin);
    const side = (flip: number) =>
      `<g transform="translate(${flip < 0 ? 600 : 0} 0) scale(${flip} 1)">${[
        rough('M-10 280C40 262 92 276 128 298L110 400H-10Z', '#f4ead6'),
        line('M104 292q-14 40 -10 104M80 280q-16 50 -12 120', '#c9b48f', 4, 0.6),
        fill('M112 296C150 284 190 296 214 310C230 330 220 352 190 356C160 366 126 372 104 366Z', skin),
        finger('M186 348Q240 360 266 340', skin, 32),
        finger('M184 328Q244 336 268 314', skin, 32),
        finger('M176 306Q240 308 262 288', skin, 32),
        fill('M118 300C150 288 186 296 204 318C206 344 170 362 120 362Z', skin),
        finger('M150 304Q172 268 194 246', skin, 33),
        fill('M120 304Q150 282 174 300L170 340L126 350Z', skin),
        nail(193, 247, 34, skin, 0.74),
        line('M196 316q10 4 18 4M198 336q10 2 16 2', shade, 3.4, 0.5),
      ].join('')}</g>`;
    return [
      line('M110 96q14 -24 30 -2q14 -22 30 2q4 18 -30 40q-34 -22 -30 -40Z', paint.brick, 6, 0.8),
      line('M456 86q10 -18 22 -2q12 -16 22 2q2 14 -22 30q-24 -16 -22 -30Z', paint.teal, 5, 0.8),
      at(random, parcel(paint.teal), 300, 330, 1.66),
      side(1),
      side(-1),
    ].join('');
  });
