import type { GlassesArt } from '../../seed/art-type.ts';
import { darker, lighter, luminance, mix } from '../svg/colour.ts';
import { DIAGONAL, type Ink, makeInk, n } from '../svg/ink.ts';
import { randomFrom } from '../svg/random.ts';
import { softShadow } from '../svg/shadow.ts';
import { type Sprite, sprite } from '../svg/sprite.ts';
import { text } from '../svg/text.ts';
import { outlineOf, shapeOf } from './frame-shapes.ts';

const WIDTH = 900;
const HEIGHT = 380;
const MIDDLE = 195;

/** Paint of the frame, from its upper edge to its lower. */
const framePaint = (ink: Ink, { frame, finish }: GlassesArt): string => {
  const down = { from: [0, -160], to: [0, 170], absolute: true } as const;
  if (finish === 'metal') {
    return ink.linear(down, [
      [0, lighter(frame, 0.75)],
      [0.25, frame],
      [0.45, darker(frame, 0.35)],
      [0.6, lighter(frame, 0.45)],
      [0.85, darker(frame, 0.3)],
      [1, lighter(frame, 0.5)],
    ]);
  }
  const veil = finish === 'crystal' ? 0.62 : 1;
  return ink.linear(down, [
    [0, lighter(frame, 0.36), veil],
    [0.08, lighter(frame, 0.12), veil],
    [0.3, frame, veil],
    [0.8, darker(frame, finish === 'crystal' ? 0.15 : 0.35), veil],
    [0.97, lighter(frame, 0.06), veil],
    [1, lighter(frame, 0.24), veil],
  ]);
};

const mottle = (art: GlassesArt): string => {
  const random = randomFrom(`${art.manufacturer}${art.name}mottle`);
  const spot = () => {
    const x = -200 + random() * 420;
    const y = -170 + random() * 340;
    const size = 14 + random() * 30;
    const tone = random() > 0.45 ? darker(art.frame, 0.6) : mix(art.frame, '#d9983f', 0.55);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * (0.4 + random() * 0.5))}" fill="${tone}" opacity="${n(0.35 + random() * 0.4)}" transform="rotate(${n(random() * 180)} ${n(x)} ${n(y)})"/>`;
  };
  return Array.from({ length: 70 }, spot).join('');
};

const templeBehind = ({ hinge: [x, y] }: { readonly hinge: readonly [number, number] }): string =>
  `M${x + 8} ${y - 8}C${x - 30} ${y} ${x - 80} ${y + 28} ${x - 104} ${y + 62}C${x - 122} ${y + 90} ${x - 126} ${y + 130} ${x - 116} ${y + 156}C${x - 112} ${y + 166} ${x - 100} ${y + 164} ${x - 100} ${y + 154}C${x - 102} ${y + 122} ${x - 96} ${y + 100} ${x - 78} ${y + 82}C${x - 52} ${y + 52} ${x - 20} ${y + 34} ${x + 8} ${y + 24}Z`;

const lensPaint = (ink: Ink, { tints: [top, bottom], kind, mirrored }: GlassesArt): string => {
  const down = { from: [0, -150], to: [0, 160], absolute: true } as const;
  if (kind === 'reading') {
    return ink.linear({ from: [-160, -150], to: [160, 150], absolute: true }, [
      [0, '#dfeaf3', 0.5],
      [0.5, '#ffffff', 0.25],
      [1, '#cfe0ec', 0.5],
    ]);
  }
  if (mirrored) {
    return ink.linear({ from: [-140, -150], to: [140, 150], absolute: true }, [
      [0, lighter(top, 0.35)],
      [0.35, top],
      [0.55, mix(top, bottom, 0.6)],
      [0.78, lighter(bottom, 0.35)],
      [1, bottom],
    ]);
  }
  return ink.linear(down, [
    [0, darker(top, 0.3), 0.96],
    [0.4, top, 0.92],
    [0.75, mix(top, bottom, 0.62), 0.82],
    [1, bottom, 0.68],
  ]);
};

/** The right half, its nose at x = 0; the left is its mirror image. */
const half = (ink: Ink, art: GlassesArt, light: 'near' | 'far'): string => {
  const shape = shapeOf(art);
  const thin = art.finish === 'metal';
  const pale = luminance(art.frame) > 0.5;
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

/** A pair of glasses from the front, its temples seen through the lenses. */
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
          fill: '#ffffff',
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

/** The same pair from its right side: temple, hinge and the lens's edge. */
export const glassesSide = (prefix: string, art: GlassesArt): Sprite => {
  const ink = makeInk(prefix);
  const thin = art.finish === 'metal';
  const tone = art.frame;
  const arm = ink.linear({ from: [0, 60], to: [0, 150], absolute: true }, [
    [0, lighter(tone, 0.4)],
    [0.25, lighter(tone, 0.08)],
    [0.7, darker(tone, 0.25)],
    [1, darker(tone, 0.4)],
  ]);
  const [tight, wide] = thin ? [7, 10] : [17, 30];
  const temple = `M96 ${100 - wide}C300 ${96 - wide / 2} 520 ${98 - tight} 690 ${104 - tight}C770 ${112 - tight} 812 160 826 236C830 258 800 262 792 242C774 190 742 ${138 + tight} 680 ${112 + tight}C520 ${104 + tight} 300 ${108 + tight} 96 ${100 + wide}Z`;
  const tip = thin
    ? `<path d="M700 ${104 - 12}C778 104 816 160 828 238C832 262 796 266 788 244C770 190 744 142 694 ${112 + 12}Z" fill="${darker(art.frame, 0.82)}"/>`
    : '';
  const spots =
    art.finish === 'tortoise'
      ? `<g clip-path="${ink.clip(`<path d="${temple}"/>`)}" transform="translate(0 0)"><g transform="translate(460 130) scale(2.1 .8)">${mottle(art)}</g></g>`
      : '';
  const lens = `M84 66Q40 60 44 130Q46 250 92 262Q112 262 104 130Q104 70 84 66Z`;
  return sprite(
    ink,
    880,
    280,
    `${softShadow(ink, 440, 282, 430, 26, 0.3)}${softShadow(ink, 80, 272, 90, 14, 0.55)}${softShadow(ink, 806, 268, 60, 12, 0.5)}
<path d="${lens}" fill="${ink.linear({ from: [0, 60], to: [0, 262], absolute: true }, [
      [0, darker(art.tints[0], 0.2), art.kind === 'reading' ? 0.25 : 0.95],
      [1, art.tints[1], art.kind === 'reading' ? 0.25 : 0.8],
    ])}" stroke="${tone}" stroke-width="${thin ? 7 : 17}"/>
<path d="M60 90Q52 130 60 200" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".5" stroke-linecap="round"/>
<path d="${temple}" fill="${arm}" ${art.finish === 'crystal' ? 'fill-opacity=".8"' : ''}/>${spots}${tip}
<path d="M110 ${100 - wide + 6}C300 ${98 - wide / 2 + 5} 520 ${100 - tight + 5} 690 ${106 - tight + 5}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<rect x="84" y="${100 - wide - 3}" width="34" height="${2 * wide + 6}" rx="6" fill="${arm}"/><rect x="106" y="92" width="42" height="16" rx="8" fill="${art.metal}"/><rect x="110" y="94" width="34" height="4" rx="2" fill="#fff" opacity=".7"/>
${thin ? '' : text(`${art.manufacturer}  ${art.name}`, 420, 108, { size: 19, weight: 500, fill: '#ffffff', opacity: 0.72, maxWidth: 230 })}`,
  );
};
