import { gripping } from '../kit/hand.ts';
import { parcel, sunglasses } from '../kit/objects.ts';
import { ink } from '../kit/palette.ts';
import { box, clipped, disc, grain, line, oval, shape, sheet } from '../kit/sheet.ts';
import { dog, walker } from '../street/people.ts';
import { somebody } from './rooms.ts';

/** Clips a picture to the shape of an arch, so that it needs no box on the page. */
const arched = (body: string): string =>
  sheet(
    600,
    400,
    clipped(
      'a',
      'M0 376V170A170 170 0 0 1 170 0H430A170 170 0 0 1 600 170V376Q600 400 576 400H24Q0 400 0 376Z',
      body,
    ),
  );

/** For a page that was not found: a street of identical arches, one person in the middle, a long shadow. */
export const lost = (): string => {
  const arch = (x: number, w: number, top: number, wall: string, deep: string) =>
    `${box(x, 0, w, 340, wall)}${shape(`M${x + w * 0.2} 340V${top + w * 0.3}A${w * 0.3} ${w * 0.3} 0 0 1 ${x + w * 0.8} ${top + w * 0.3}V340Z`, deep)}`;
  return arched(
    `${box(0, 0, 600, 400, ink.butter)}${disc(300, 196, 104, ink.orange)}${shape('M374 122A104 104 0 0 1 226 270Z', ink.brick)}${arch(0, 130, 120, ink.terracotta, ink.brick)}${arch(130, 78, 170, '#c65a31', '#8f3319')}${arch(208, 44, 214, ink.brick, '#7c2a15')}${arch(470, 130, 120, ink.sage, ink.moss)}${arch(392, 78, 170, '#86a07a', ink.forest)}${arch(348, 44, 214, ink.moss, ink.pine)}${box(0, 340, 600, 60, ink.sand)}${shape('M252 340H348L600 400H0Z', '#f0cf9c')}${grain('lost', '#d9a66a', [0, 400, 600, 400], { reach: -50, count: 150, size: 2 })}${line('M430 372V196', ink.dark, 7)}${shape('M382 200H470L492 218L470 236H382Z', ink.orange)}${shape('M478 244H398L376 262L398 280H478Z', ink.forest)}${shape('M372 288H452L474 304L452 320H372Z', ink.cream)}${shape('M430 372L560 400H500L426 374Z', '#c98f63')}${walker(292, 382, 1.34, { kind: 'coat', main: ink.cream, second: ink.orange, skin: '#d99a70', hair: '#241914', hat: ink.forest }, '#c98f63', -1.2)}${dog(208, 386, 0.9, '#7a3a1e', '#c98f63', -1)}`,
  );
};

/** An empty shopping bag under an awning, with a dog waiting beside it. */
export const empty = (): string =>
  arched(
    `${box(0, 0, 600, 400, ink.sage)}${shape('M0 0H420L0 330Z', '#b5c8a4')}${grain('empty', '#b5c8a4', [420, 0, 0, 330], { reach: 46, count: 140, size: 2.2 })}${box(0, 326, 600, 74, ink.sand)}${shape('M190 352L260 330H560L600 346V400H300Z', ink.moss)}<g fill="none" stroke="${ink.brick}" stroke-width="11"><path d="M226 156C226 70 334 70 334 156"/></g>${shape('M176 146H384L402 366H158Z', ink.orange)}${shape('M320 146H384L402 366H300Z', ink.brick)}${shape('M176 146L208 124H366L384 146Z', '#7c2a15')}<g fill="none" stroke="${ink.cream}" stroke-width="11"><path d="M232 176C232 84 324 84 324 176"/></g>${sunglasses(272, 258, 0.56, ink.cream, ink.orange)}${dog(490, 376, 1.5, '#7a3a1e', ink.moss, -1)}`,
  );

/** For no results: a person looking through a large magnifier. */
export const nothing = (): string =>
  arched(
    `${box(0, 0, 600, 400, ink.sky)}${shape('M600 70V400H180Z', ink.lagoon)}${grain('nothing', ink.lagoon, [180, 400, 600, 70], { reach: -60, count: 170, size: 2.4 })}${somebody('person-1', [300, 214], 1.06, { tilt: 5, turn: 4 })}${line('M398 300L470 400', ink.forest, 28)}${line('M392 290L404 308', ink.ochre, 30)}<g transform="translate(348 220)">${disc(0, 0, 92, ink.cream)}${disc(0, 0, 78, '#f2cdb4')}${shape('M-78 0C-50-50 50-56 78-6L78-30C60-80-50-90-78-20Z', '#cf977f')}${shape('M-64 8C-34-36 34-38 64-2C36 36-34 38-64 8Z', '#fff6ea')}${disc(2, 2, 31, '#28485c')}${disc(2, 2, 26, '#6f9fb4')}${disc(2, 2, 13, '#150b09')}${oval(-8, -9, 8, 6, '#ffffff', -30)}${shape('M-68 10C-34-40 34-42 72-10L64-2C34-34-34-32-64 8Z', '#3a1c12')}${shape('M-30-56L-60 10C-66-20-54-44-30-56ZM6-72L-40 60L-52 48L-12-70Z', '#ffffff', ' opacity=".45"')}</g>${gripping(468, 336, 0.74, '#f2cdb4', 1, [ink.cream, '#e0d3c6'])}`,
  );

/** For a placed order: a parcel leaves on a yellow bicycle while a person waves. */
export const thanks = (): string =>
  arched(
    `${box(0, 0, 600, 400, ink.terracotta)}${disc(396, 150, 120, ink.butter)}${shape('M481 65A120 120 0 0 1 311 235Z', ink.ochre)}${shape('M240 400L600 150V400Z', ink.brick)}${grain('thanks', ink.brick, [240, 400, 600, 150], { reach: -60, count: 170, size: 2.4 })}${somebody('person-2', [186, 192], 0.98, { mouth: [30, 1.5, 7], tilt: 6, cloth: [ink.cream, ink.ochre] }, [ink.cream, ink.forest])}${parcel(440, 408, 1.08, ink.forest)}${gripping(532, 330, 0.66, '#8d5a3b', 1, [ink.cream, '#e0d3c6'])}${gripping(334, 334, 0.66, '#8d5a3b', -1, [ink.cream, '#e9dccd'])}`,
  );

/** For an error: sunglasses broken in two. */
export const failed = (): string => {
  const half = (flip: 1 | -1) =>
    `<g transform="scale(${flip} 1)">${shape('M10-40C50-64 110-66 168-50C174-40 172-30 166-24C168 40 138 84 88 84C44 84 18 50 12 4L-8-12L6-24Z', ink.orange)}${shape('M30-30C58-48 114-48 146-34C146 24 128 66 88 66C54 66 34 28 30-30Z', ink.forest)}${shape('M30-30C58-48 114-48 146-34L145-10C112-26 62-26 31-12Z', ink.pine)}</g>`;
  return arched(
    `${box(0, 0, 600, 400, ink.butter)}${shape('M0 400L460 0H600V400Z', ink.ochre)}${grain('failed', ink.ochre, [0, 400, 460, 0], { reach: -60, count: 180, size: 2.4 })}${shape('M120 300L210 240L330 330L240 372ZM350 290L470 236L560 300L470 352Z', '#b97a22')}<g transform="translate(270 210) rotate(-14)">${half(-1)}${shape('M-112-28L-84-36L-118 44L-130 24Z', ink.cream, ' opacity=".4"')}</g><g transform="translate(336 236) rotate(18)">${half(1)}${line('M88 66L76 22L100 4L84-42M76 22L44 10M100 4L140-8', ink.cream, 4)}</g>${line('M304 168L300 138M322 176L338 148M286 176L270 152', ink.brick, 8)}${disc(306, 300, 7, ink.brick)}${shape('M334 312L352 306L346 322Z', ink.forest)}`,
  );
};
