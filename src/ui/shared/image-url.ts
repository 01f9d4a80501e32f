/** Sizes of pictures by where they are shown. There are no other sizes. Units: CSS px. Source: CAT-13. */
export const imageSizes = {
  cover: [300, 300],
  cart: [140, 140],
  order: [140, 200],
  card: [216, 268],
  gallery: [1080, 1340],
  banner: [1240, 300],
  thumbnail: [34, 34],
  square: [1000, 1000],
  landscape: [1200, 900],
  wide: [1600, 900],
  eye: [180, 120],
} as const satisfies Record<string, readonly [width: number, height: number]>;
export type ImageSize = keyof typeof imageSizes;

export type ImageFormat = 'avif' | 'webp';

/** Returns the address of a picture. `image` as products carry it: without extension and size, with its version. */
export const imageUrl = (image: string, size: ImageSize, format: ImageFormat, density: 1 | 2 = 1): string => {
  const [path = '', query = ''] = image.split('?');
  const [width, height] = imageSizes[size];
  return `${path}.${format}?size=${width}x${height}${query && `&${query}`}${density === 2 ? '&dpr=2' : ''}`;
};
