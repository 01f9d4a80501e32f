import type { ReactNode } from 'react';
import { type ImageFormat, type ImageSize, imageSizes, imageUrl } from '../image-url.ts';

/** Wider pictures are sharp enough in one density, and have only that. Units: CSS px. */
const widestDoubled = 500;

/** A card can be up to 296 CSS px wide, wider than its picture. Only the doubled picture is sharp, on any screen. */
const onlyDoubled: ImageSize = 'card';

const sourcesOf = (image: string, size: ImageSize, format: ImageFormat) => {
  if (size === onlyDoubled) return { src: imageUrl(image, size, format, 2) };
  const src = imageUrl(image, size, format);
  return imageSizes[size][0] > widestDoubled
    ? { src }
    : { src, more: `${imageUrl(image, size, format, 2)} 2x` };
};

/** A product's picture in the size of its place, as AVIF if the browser supports it. Source: CAT-13. */
export const Picture = ({
  image,
  size,
  alt,
  eager = false,
  className,
  children,
}: {
  readonly image: string;
  readonly size: ImageSize;
  /** Empty if the text beside it says the same. */
  readonly alt: string;
  /** For the single largest picture of the first screen; all others load lazily. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** `<source>` elements of other pictures, for the screens that they name. */
  readonly children?: ReactNode;
}) => {
  const [width, height] = imageSizes[size];
  const modern = sourcesOf(image, size, 'avif');
  const plain = sourcesOf(image, size, 'webp');
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={[modern.src, modern.more].filter(Boolean).join(', ')} />
      <img
        src={plain.src}
        srcSet={plain.more}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
};
