import { pointing } from '../kit/hand.ts';
import { bottle, lensCase, readers, softLens, sunglasses } from '../kit/objects.ts';
import { ink } from '../kit/palette.ts';
import { box, clipped, disc, grain, shape, sheet } from '../kit/sheet.ts';

const tile = (back: string, dusk: string, body: string): string =>
  sheet(
    400,
    400,
    clipped(
      'a',
      'M40 0H360Q400 0 400 40V360Q400 400 360 400H40Q0 400 0 360V40Q0 0 40 0Z',
      `${box(0, 0, 400, 400, back)}${shape('M0 400L400 150V400Z', dusk)}${grain(back, dusk, [0, 400, 400, 150], { reach: -50, count: 150, size: 2.4 })}${body}`,
    ),
  );

export const lensesTile = (): string =>
  tile(
    ink.sky,
    ink.lagoon,
    `${disc(200, 150, 122, ink.cream)}${shape('M286 64A122 122 0 0 1 114 236Z', '#d5ebee')}${pointing(206, 218, 0.94, '#e8b894', [ink.orange, ink.brick])}${softLens(206, 212, 128, '#6fb4cf')}`,
  );

export const careTile = (): string =>
  tile(
    ink.sage,
    ink.moss,
    `${disc(150, 150, 112, ink.butter)}${shape('M196 362L330 280H400V400H180Z', ink.forest, ' opacity=".5"')}${bottle(146, 360, 1.34, ink.forest, ink.cream)}${lensCase(276, 316, 0.66, [ink.orange, ink.terracotta])}`,
  );

export const sunTile = (): string =>
  tile(
    ink.terracotta,
    ink.brick,
    `${disc(200, 142, 112, ink.butter)}${shape('M279 63A112 112 0 0 1 121 221Z', ink.ochre)}${sunglasses(200, 228, 1.46, ink.dark, ink.forest, -6)}`,
  );

export const readingTile = (): string =>
  tile(
    ink.butter,
    ink.ochre,
    `${shape('M30 250L200 282L370 250V366L200 396L30 366Z', ink.orange)}${shape('M44 236C100 226 160 240 200 268V382C160 356 100 344 44 352Z', ink.cream)}${shape('M356 236C300 226 240 240 200 268V382C240 356 300 344 356 352Z', '#ead9c2')}${shape('M64 262C104 258 144 266 178 284V294C144 276 104 268 64 272ZM64 290C104 286 144 294 178 312V322C144 304 104 296 64 300ZM222 284C256 266 296 258 336 262V272C296 268 256 276 222 294ZM222 312C256 294 296 286 336 290V300C296 296 256 304 222 322Z', ink.terracotta)}${readers(200, 178, 1.42, ink.forest, '#eaf3ea', -5)}`,
  );
