import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { imageSizes, imageUrl } from '../../../shared/image-url.ts';

const [width, height] = imageSizes.eye;

/** A drawn eye. It is not fetched while the page's styles hide it. */
export const Eye = ({
  image,
  alt,
  shade,
}: {
  readonly image: string;
  readonly alt: string;
  readonly shade: EyeShade;
}) => (
  <img
    data-shade={shade}
    src={imageUrl(image, 'eye', 'webp')}
    srcSet={`${imageUrl(image, 'eye', 'webp', 2)} 2x`}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
);
