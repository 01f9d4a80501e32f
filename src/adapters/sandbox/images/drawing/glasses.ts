import { outlineOf, shapeOf } from '../../../shared/glasses/frame-shapes.ts';
import { darker, lighter } from '../../../shared/svg/colour.ts';
import { DIAGONAL, type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { text } from '../../../shared/svg/text.ts';
import type { GlassesArt } from '../../seed/range/art-type.ts';
import { framePaint, isPale, lensPaint, mottle } from './glasses-paint.ts';

const WIDTH = 900;
const HEIGHT = 380;
const MIDDLE = 195;

const templeBehind = ({ hinge: [x, y] }: { readonly hinge: readonly [number, number] }): string =>
  `M${x + 8} ${y - 8}C${x - 30} ${y} ${x - 80} ${y + 28} ${x - 104} ${y + 62}C${x - 122} ${y + 90} ${x - 126} ${y + 130} ${x - 116} ${y + 156}C${x - 112} ${y + 166} ${x - 100} ${y + 164} ${x - 100} ${y + 154}C${x - 102} ${y + 122} ${x - 96} ${y + 100} ${x - 78} ${y + 82}C${x - 52} ${y + 52} ${x - 20} ${y + 34} ${x + 8} ${y + 24}Z`;

/** The right half, with the nose at x = 0. The left half is its mirror image. */
const half = (ink: Ink, art: GlassesArt, light: 'near' | 'far'): string => {
  const shape = shapeOf(art);
  const thin = art.finish === 'metal';
  const pale = isPale(art);
  const rim = thin ? 9 : art.kind === 'reading' ? 20 : 26;
  const brow = thin ? 0 : 8;
  const lens = outlineOf(shape);
  const outer = outlineOf(shape, rim, brow);
  const paint = framePaint(ink, art);
  const inLens = ink.clip(`<path d="${lens}"/>`);
  const wall = ink.linear({ from: [0, -150], to: [0, 160], absolute: true }, [
    [0, '#e9edf1'],
    [1, '#fbfcfd'],
  ]);
  const gleam = ink.linear(DIAGONAL, [
    [0, '#ffffff', 0.75],
    [0.5, '#ffffff', 0.18],
    [1, '#ffffff', 0],
  ]);
  const strength = art.kind === 'reading' ? 0.8 : art.mirrored ? 0.5 : 0.36;
  const slant = light === 'near' ? 1 : -1;
  const side = thin ? lighter(art.frame, 0.1) : art.frame;
  const spots =
    art.finish === 'tortoise'
      ? `<g clip-path="${ink.clip(`<path clip-rule="evenodd" d="${outer}${lens}"/>`)}">${mottle(art)}</g>`
      : '';
  const [hx, hy] = shape.hinge;
  const edge = shape.outline.reduce((least, [x]) => Math.min(least, x), 0);
  const y = shape.bridge;
  const reach = -shape.centre;
  const arch = thin
    ? `M${edge - 4} ${y + 4}Q${n((edge + reach) / 2)} ${y - 26} ${reach - 2} ${y - 28}v${rim + 3}Q${n((edge + reach) / 2)} ${y - 12} ${edge - 2} ${y + 16}Z`
    : `M${edge + 12} ${y - 34}Q${n((edge + reach) / 2)} ${y - 42} ${reach - 1} ${y - 32}v42Q${n((edge + reach) / 2 - 4)} ${y + 14} ${edge - 2} ${y + 62}Z`;
  const bar = shape.bar
    ? `<path d="M${edge + 60} ${-112 - rim}Q${n(edge)} ${-104 - rim} ${reach - 1} ${-100 - rim}v${rim}Q${n(edge)} ${-96 - rim + 4} ${edge + 60} ${-112}Z" fill="${paint}"/>`
    : '';
  const pad = thin
    ? `<path d="M${edge - 8} ${y + 34}q-14 22-2 46" fill="none" stroke="${art.frame}" stroke-width="3"/><ellipse cx="${edge - 12}" cy="${y + 66}" rx="8" ry="20" fill="#eef3f6" fill-opacity=".85" stroke="#b8c4cd"/>`
    : '';
  return `<g transform="translate(${shape.centre} 0)">
<path d="${lens}" fill="${wall}"/>
<g clip-path="${inLens}"><path d="${templeBehind(shape)}" fill="${side}" opacity=".9"/><path d="${lens}" fill="${lensPaint(ink, art)}"/>
<g transform="scale(${slant} 1)" opacity="${strength}"><path d="M-40-190H74L-66 190H-180Z" fill="${gleam}"/><path d="M104-190h22L-14 190h-22Z" fill="#fff" fill-opacity=".5"/></g></g>
<path d="${arch}" fill="${paint}"/>${bar}${pad}
<path d="${outer}${lens}" fill-rule="evenodd" fill="${paint}"/>${spots}
${pale ? `<path d="${outer}" fill="none" stroke="${darker(art.frame, 0.5)}" stroke-opacity=".55" stroke-width="2.5"/>` : ''}
<g fill="none"><path d="${lens}" stroke="#000" stroke-opacity="${thin ? 0.35 : 0.5}" stroke-width="${thin ? 2 : 4}"/>
<path d="${outlineOf(shape, rim - 3, brow)}" stroke="#fff" stroke-opacity="${thin ? 0.7 : 0.34}" stroke-width="${thin ? 1.6 : 2.6}"/></g>
<path d="M${hx + rim - 8} ${hy - 12}h22q10 2 10 12v16q0 10-12 10h-22z" fill="${paint}"/>
${thin ? '' : `<rect x="${hx + rim - 26}" y="${hy - 1}" width="28" height="11" rx="5.5" fill="${art.metal}"/><rect x="${hx + rim - 23}" y="${hy}" width="22" height="3" rx="1.5" fill="#fff" opacity=".75"/>`}</g>`;
};

const shadows = (ink: Ink, art: GlassesArt, floor: number): string => {
  const { centre } = shapeOf(art);
  const glow =
    art.kind === 'reading'
      ? ''
      : [-centre, centre]
          .map((x) => softShadow(ink, 450 + x, floor + 14, 165, 30, 0.4, art.tints[1]))
          .join('');
  return `${softShadow(ink, 450, floor + 18, 440, 44, 0.26)}${[-centre, centre].map((x) => softShadow(ink, 450 + x, floor + 4, 160, 17, 0.55)).join('')}${glow}`;
};

/** A pair of glasses from the front, with the temples visible through the lenses. */
export const glassesFront = (prefix: string, art: GlassesArt): Sprite => {
  const ink = makeInk(prefix);
  const lowest = shapeOf(art).outline.reduce((most, [, y]) => Math.max(most, y), 0);
  const floor = MIDDLE + lowest + 40;
  const name =
    art.finish === 'metal'
      ? ''
      : text(art.manufacturer, 450, MIDDLE + shapeOf(art).bridge - 10, {
          size: 13,
          weight: 500,
          fill: isPale(art) ? '#26303a' : '#ffffff',
          anchor: 'middle',
          opacity: 0.55,
          maxWidth: 70,
        });
  return sprite(
    ink,
    WIDTH,
    Math.min(HEIGHT, floor + 10),
    `${shadows(ink, art, floor)}<g transform="translate(450 ${MIDDLE}) scale(-1 1)">${half(ink, art, 'far')}</g><g transform="translate(450 ${MIDDLE})">${half(ink, art, 'near')}</g>${name}`,
  );
};
