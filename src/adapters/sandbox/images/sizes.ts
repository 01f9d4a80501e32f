/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes in which product pictures are drawn. Other sizes are rejected. Source: CAT-13. */
export const productSizes = [
  '300x300',
  '140x140',
  '140x200',
  '216x268',
  '1080x1340',
  '1240x300',
  '34x34',
  '1000x1000',
  '1200x900',
  '1600x900',
] as const;

/** The sizes in which eyes are drawn. Source: EYE-1. */
export const eyeSizes = ['180x120', '360x240'] as const;

/** Widths of banners and heroes. Source: CONT-6. */
export const bannerWidths = [320, 500, 640, 768, 920, 1024, 1240, 1280, 1400, 1536, 1920] as const;

/** Ratio of height to width of a still life for banners and services. */
export const contentProportion = 2 / 3;

/** Proportions of the shops' own pictures: a strip, a full-width hero, and a hero beside text. */
export const heroShapes = {
  banner: 300 / 1240,
  wide: 0.42,
  hero: 0.75,
} as const;
export type HeroShape = keyof typeof heroShapes;

/** The sizes of one shape of hero: `320x240`, `500x375`, … Source: CONT-6. */
export const heroSizes = (shape: HeroShape): readonly string[] =>
  bannerWidths.map((width) => `${width}x${Math.round(width * heroShapes[shape])}`);

/** Wider pictures are sharp enough already, and would take seconds to draw at twice their size. */
const widestDoubled = 500;

/** Reads a size from a list. Undefined if it is not allowed. `2` as `dpr` doubles a small one for dense screens. */
export const readSize = (
  allowed: readonly string[],
  size: string | undefined,
  dpr: string | undefined,
): Size | undefined => {
  if (size === undefined || !allowed.includes(size)) return undefined;
  if (dpr !== undefined && dpr !== '1' && dpr !== '2') return undefined;
  const factor = dpr === '2' ? 2 : 1;
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (factor === 2 && width > widestDoubled) return undefined;
  return { width: width * factor, height: height * factor };
};
