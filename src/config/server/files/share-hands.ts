import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import figtree from './letters/figtree.woff?inline';
import manrope from './letters/manrope.woff?inline';
import newsreader from './letters/newsreader.woff?inline';
import newsreaderItalic from './letters/newsreader-italic.woff?inline';
import nunitoSans from './letters/nunito-sans.woff?inline';
import outfit from './letters/outfit.woff?inline';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shop's layout of link previews: a card of 1200 × 630. Units: px. */
export interface ShareHand {
  readonly ground: string;
  /** What is drawn behind a product; the drawing of a department has a background of its own. */
  readonly plate: string;
  /** Drawn in front of everything else. */
  readonly front: string;
  /** The box of the logo, which is scaled into it as in the header. */
  readonly logo: Omit<Box, 'height'>;
  readonly product: Box;
  /** Whether a product is aligned to the lower edge of its box; otherwise it is centred vertically. */
  readonly stands: boolean;
  readonly department: Box;
  /** A person of the shop, in a circle. */
  readonly beside?: {
    readonly drawing: DrawingName;
    readonly x: number;
    readonly y: number;
    readonly r: number;
  };
  readonly words: Box & {
    readonly size: number;
    readonly name: string;
    readonly kind: string;
    readonly line: string;
    /** Colour of the sticker behind the kind of product. */
    readonly sticker?: string;
    /** Colour of the rule between name, kind and line. */
    readonly rule?: string;
  };
  /** Font files: one for the name, one for the other texts. */
  readonly letters: readonly [name: string, rest: string];
}

const every = (from: number, to: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => draw(from + index * step)).join(
    '',
  );

/** An arm that holds the product in front of it. */
const arm = (way: string): string =>
  `<path d="${way}" stroke="#fff" stroke-width="62"/><path d="${way}" stroke="#b5126f" stroke-width="46"/>`;

/** Okulino's round mascot, which holds a sticker. */
const okulino: ShareHand = {
  ground:
    '<rect width="1200" height="630" fill="#fbc4de"/><circle cx="1180" cy="640" r="210" fill="#1b7a4b"/><circle cx="930" cy="345" r="318" fill="#fff"/><circle cx="930" cy="345" r="304" fill="#b5126f"/><circle cx="930" cy="158" r="98" fill="#fff"/><circle cx="930" cy="172" r="66" fill="#1b7a4b"/><circle cx="930" cy="180" r="36" fill="#2a1522"/><circle cx="952" cy="150" r="15" fill="#fff"/><path d="M600 60q5 40 46 46q-41 6 -46 46q-5 -40 -46 -46q41 -6 46 -46zM640 530q3 24 28 28q-25 4 -28 28q-3 -24 -28 -28q25 -4 28 -28z" fill="#fff"/>',
  plate:
    '<rect x="744" y="284" width="372" height="310" rx="44" fill="#8f0d57" opacity=".35"/><rect x="744" y="274" width="372" height="310" rx="44" fill="#fff"/>',
  front: `<g fill="none" stroke-linecap="round">${arm('M664 330C650 420 690 470 752 470')}${arm('M1196 330C1210 420 1170 470 1108 470')}</g>`,
  logo: { x: 64, y: 48, width: 300 },
  product: { x: 775, y: 296, width: 310, height: 266 },
  stands: false,
  department: { x: 750, y: 264, width: 360, height: 330 },
  words: {
    x: 66,
    y: 150,
    width: 530,
    height: 420,
    size: 92,
    name: '#b5126f',
    kind: '#ffffff',
    line: '#2a1522',
    sticker: '#1b7a4b',
  },
  letters: [figtree, figtree],
};

/** A technical drawing: the product between centre lines, the words in the title block. */
const linsenwerk: ShareHand = {
  ground: `<rect width="1200" height="630" fill="#fff"/><path d="${every(30, 1200, 30, (x) => `M${x}.5 110V630`)}${every(140, 630, 30, (y) => `M0 ${y}.5H1200`)}" stroke="#e4e8ec"/><rect width="1200" height="110" fill="#12161c"/><path d="M30 176V140H66M1134 140H1170V176M1170 564V600H1134M66 600H30V564" stroke="#12161c" stroke-width="2" fill="none"/><path d="M300 160V580M64 360H536" stroke="#12161c" stroke-dasharray="26 7 5 7"/>`,
  plate:
    '<g stroke="#a3125f" stroke-width="2" fill="#a3125f"><path d="M100 540V580M500 540V580M112 566H488"/><path stroke="none" d="M100 566l18-6v12zM500 566l-18-6v12z"/></g>',
  front: '',
  logo: { x: 40, y: 25, width: 320 },
  product: { x: 100, y: 190, width: 400, height: 340 },
  stands: false,
  department: { x: 130, y: 190, width: 340, height: 340 },
  words: {
    x: 596,
    y: 160,
    width: 544,
    height: 420,
    size: 72,
    name: '#12161c',
    kind: '#a3125f',
    line: '#12161c',
    rule: '#12161c',
  },
  letters: [manrope, manrope],
};

/** A shop window in the sun. */
const viszola: ShareHand = {
  ground: `<rect width="1200" height="630" fill="#fffbf5"/><path d="M640 0H1200V630H640Z" fill="#e8794a"/><path d="M640 630L900 0H1200V630Z" fill="#ef9468"/><circle cx="1010" cy="300" r="176" fill="#f9d58a"/><path d="M640 524H1200V630H640Z" fill="#14532d"/><path d="M640 524H1200V540H640Z" fill="#1d6b3c"/>${every(0, 6, 1, (at) => `<path d="M${640 + at * 80} 0h80v84a40 40 0 0 1 -80 0z" fill="${at % 2 === 0 ? '#c2410c' : '#fffbf5'}"/>`)}<path d="M640 124h560v14q-280 22 -560 14z" fill="#2b1a10" opacity=".14"/>`,
  plate: '<ellipse cx="920" cy="530" rx="190" ry="12" fill="#0d3a1f"/>',
  front: '',
  logo: { x: 64, y: 52, width: 310 },
  product: { x: 710, y: 190, width: 420, height: 344 },
  stands: true,
  department: { x: 740, y: 176, width: 348, height: 348 },
  words: {
    x: 66,
    y: 150,
    width: 510,
    height: 420,
    size: 84,
    name: '#2b1a10',
    kind: '#c2410c',
    line: '#14532d',
  },
  letters: [outfit, outfit],
};

/** Engraved rings, as around a coin. */
const rings = (x: number, y: number): string =>
  every(
    0,
    176,
    8,
    (turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="236" ry="184" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="#7a5c1e" stroke-opacity=".55"/>`,
  );

/** A card with a double border of bronze. */
const opalys: ShareHand = {
  ground: `<linearGradient id="o" x2="1" y2="1"><stop stop-color="#fdeee2"/><stop offset=".5" stop-color="#f0e3f2"/><stop offset="1" stop-color="#dfe6fa"/></linearGradient><rect width="1200" height="630" fill="url(#o)"/><path d="M22 22H1178V608H22ZM31 31H1169V599H31Z" fill="none" stroke="#7a5c1e"/><path d="M570 146H630" stroke="#7a5c1e"/>${rings(310, 370)}`,
  plate: '<ellipse cx="310" cy="370" rx="184" ry="184" fill="#fdf8f6" fill-opacity=".72"/>',
  front: '',
  logo: { x: 440, y: 62, width: 320 },
  product: { x: 150, y: 230, width: 320, height: 280 },
  stands: false,
  department: { x: 134, y: 194, width: 352, height: 352 },
  words: {
    x: 590,
    y: 180,
    width: 530,
    height: 380,
    size: 78,
    name: '#1f3a8a',
    kind: '#7a5c1e',
    line: '#171a2b',
  },
  letters: [newsreader, newsreaderItalic],
};

/** The product on a counter in the valley, with the words of the optician. */
const augental: ShareHand = {
  ground:
    '<rect width="1200" height="630" fill="#cfe6e4"/><circle cx="330" cy="150" r="64" fill="#fdf1cf"/><path d="M0 380L180 200L290 300L450 140L640 350L800 220L960 340L1090 230L1200 330V630H0Z" fill="#9fc3c6"/><path d="M450 140L408 182L440 200L462 178L488 196L494 189ZM180 200L150 230L176 242L206 224ZM1090 230L1062 255L1086 264L1112 248Z" fill="#fff"/><path d="M0 430Q300 320 620 420T1200 390V630H0Z" fill="#7fa05a"/><path d="M0 490Q420 410 800 480T1200 470V630H0Z" fill="#5f8646"/><path d="M0 540H1200V630H0Z" fill="#a9764a"/><path d="M0 540H1200V560H0Z" fill="#c99a6b"/><path d="M0 590H1200M0 614H1200" stroke="#95653d" stroke-width="2"/><path d="M528 104H1124a28 28 0 0 1 28 28V392a28 28 0 0 1-28 28H940L890 456L894 420H528a28 28 0 0 1-28-28V132a28 28 0 0 1 28-28z" fill="#fff"/>',
  plate: '<ellipse cx="265" cy="552" rx="190" ry="12" fill="#7d5530" opacity=".6"/>',
  front: '<circle cx="1044" cy="488" r="112" fill="none" stroke="#fff" stroke-width="8"/>',
  logo: { x: 56, y: 40, width: 300 },
  product: { x: 66, y: 200, width: 398, height: 356 },
  stands: true,
  department: { x: 76, y: 170, width: 370, height: 370 },
  beside: { drawing: 'optician-1', x: 1044, y: 488, r: 110 },
  words: {
    x: 540,
    y: 122,
    width: 574,
    height: 270,
    size: 66,
    name: '#0f5e63',
    kind: '#3b2f63',
    line: '#10211f',
  },
  letters: [nunitoSans, nunitoSans],
};

export const shareHands: Readonly<Record<BrandId, ShareHand>> = {
  okulino,
  linsenwerk,
  viszola,
  opalys,
  augental,
};
