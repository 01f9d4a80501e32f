import { mix } from '../../../../shared/svg/colour.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { box, disc, line, shape } from '../kit/sheet.ts';
import type { Light } from './light.ts';

const ground = 404;

/** A tall window with shutters; `lit`: with light inside. */
const windowAt = (
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  lit: boolean,
  open: boolean,
): string => {
  const pane = light.lamps ? (lit ? light.pane : mix(light.turned, '#0b1020', 0.35)) : light.pane;
  const leaf = open ? 13 : 0;
  return `${box(x - 4, y - 6, w + 8, h + 12, light.trim)}${box(x, y, w, h, pane)}${light.lamps ? '' : shape(`M${x} ${y}H${x + w}L${x} ${y + h * 0.7}Z`, mix(pane, light.sky, 0.4))}${leaf ? box(x - leaf, y, leaf, h, light.shutters) + box(x + w, y, leaf, h, mix(light.shutters, '#06140c', 0.3)) : box(x, y, w, h * 0.46, light.shutters)}${box(x - 8, y + h + 6, w + 16, 6, mix(light.trim, light.turned, 0.35))}`;
};

/** An arcade: arches on piers, deep shade behind, and light falling through. */
const arches = (
  from: number,
  count: number,
  width: number,
  pier: number,
  light: Light,
  wall: string,
): string => {
  const deep = mix(light.turned, '#1a0c14', light.lamps ? 0.3 : 0.22);
  const glow = light.lamps ? mix(deep, light.pane, 0.55) : mix(deep, wall, 0.35);
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * (width + pier);
    const r = width / 2;
    const arch = `M${x} ${ground}V${300}A${r} ${r} 0 0 1 ${x + width} 300V${ground}Z`;
    return `${shape(arch, deep)}${shape(`M${x + 16} ${ground}V312A${r - 16} ${r - 16} 0 0 1 ${x + width - 16} 312V${ground}Z`, glow)}${shape(`M${x + 16} ${ground}V330L${x + width - 16} ${ground}Z`, mix(glow, deep, 0.5))}${light.lamps ? disc(x + r, 318, 7, light.pane) : ''}${line(`M${x - 2} 300A${r + 2} ${r + 2} 0 0 1 ${x + width + 2} 300`, light.trim, 6)}`;
  }).join('');
};

export const arcade = (light: Light): string => {
  const random = randomFrom('arcade');
  const rows = [0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((i) =>
      windowAt(
        38 + i * 114,
        row === 0 ? 58 : 152,
        36,
        row === 0 ? 54 : 62,
        light,
        random() > 0.4,
        random() > 0.25,
      ),
    ),
  );
  return `${shape('M484 18L560 74V404H484Z', light.turned)}${shape('M500 118L520 128V190L500 186ZM532 134L548 142V196L532 193ZM500 232L520 236V404H500Z', mix(light.turned, '#12060c', 0.35))}${box(-10, 18, 494, 386, light.left)}${box(-10, 10, 500, 14, light.trim)}${box(-10, 128, 494, 7, mix(light.left, light.trim, 0.5))}${box(-10, 232, 494, 9, light.trim)}${rows.join('')}${arches(14, 4, 92, 24, light, light.left)}`;
};

/** The shop's house: awnings, a window with glasses on display, glasses as its sign. */
export const shopHouse = (light: Light, [one, other]: readonly [string, string], open: boolean): string => {
  const random = randomFrom('shop');
  const rows = [0, 1].flatMap((row) =>
    [0, 1, 2].map((i) =>
      windowAt(880 + i * 116, row === 0 ? 38 : 142, 40, 66, light, random() > 0.35, random() > 0.2),
    ),
  );
  const room = light.lamps ? light.pane : mix(light.pane, light.sky, 0.25);
  const stripes = (x: number, count: number, drop: number) =>
    Array.from({ length: count }, (_, i) =>
      shape(
        `M${x + i * 26} 254H${x + 26 + i * 26}L${x + 22 + i * 28} ${254 + drop}a14 12 0 0 1-28 0Z`,
        i % 2 ? one : other,
      ),
    ).join('');
  const pairs = [880, 946, 1012]
    .map((x, i) => glassesOn(x, 336 + (i % 2) * 20, 0.28, light.lamps ? '#4a1d14' : light.trim))
    .join('');
  return `${shape('M840 0L770 58V404H840Z', light.turned)}${shape('M824 96L808 104V168L824 164ZM796 112L784 118V172L796 170ZM824 214L808 218V404H824Z', mix(light.turned, '#12060c', 0.35))}${box(840, -10, 370, 414, light.right)}${box(834, 232, 376, 9, light.trim)}${rows.join('')}${box(858, 262, 200, 120, room)}${shape('M858 262H1058L898 382H858Z', mix(room, '#ffffff', 0.18))}${pairs}${box(850, 378, 216, 26, mix(light.turned, light.right, 0.3))}${box(1086, 270, 66, 134, mix(light.shutters, '#06140c', 0.2))}${box(1094, 280, 50, 90, room)}${disc(1100, 352, 3, light.trim)}${open ? shape(`M852 ${258 + 52}H1076L1060 ${258 + 84}H852Z`, '#1a0c14', ' opacity=".25"') + stripes(850, 8, 52) : box(848, 250, 214, 13, one)}${line('M842 196H806M812 196V206', mix(light.turned, '#000000', 0.4), 4)}${glassesOn(803, 222, 0.42, mix(light.turned, '#0b0508', 0.55))}`;
};

/** Glasses as one dark silhouette, seen from the front. */
export const glassesOn = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${shape('M-82-22C-58-34-26-30-10-16Q0-22 10-16C26-30 58-34 82-22C84 4 70 30 44 30C22 30 10 14 6-2Q0-8-6-2C-10 14-22 30-44 30C-70 30-84 4-82-22Z', colour)}</g>`;

/** The view at the end of the street: houses, a dome, and the mountains on a clear day. */
export const distance = (light: Light, snow: string): string => {
  const pale = mix(light.far, light.low, 0.55);
  return `${shape('M480 330L556 236L596 272L640 214L690 268L736 232L860 330Z', pale)}${shape('M556 236L572 256L586 250L596 272L578 262L566 268ZM640 214L658 236L646 248L634 240L622 238ZM736 232L752 248L738 258L724 242Z', snow)}${shape('M540 404V300H566V280L578 262L590 280V300H612V284C612 254 664 254 664 284V300H690V262H696V240L700 222L704 240V262H710V310H790V404Z', light.far)}${shape('M664 284V404H790V310H710V262H704V240L700 222V300H690Z', mix(light.far, light.turned, 0.35))}${
    light.lamps
      ? points('560,330 590,352 630,326 724,340 748,366 676,350')
          .map(([x = 0, y = 0]) => box(x, y, 6, 10, light.pane))
          .join('')
      : ''
  }`;
};
