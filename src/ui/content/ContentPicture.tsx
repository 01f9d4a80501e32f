import {
  type ContentImage,
  imageAt,
  type ScreenImages,
  srcSetOf,
} from '../../domain/content/content-image.ts';

/** The width for browsers without support for `srcset`. Units: pixels. */
const usual = 1024;

const Source = ({
  image,
  media,
  sizes,
}: {
  readonly image: ContentImage | undefined;
  readonly media: string;
  readonly sizes: string;
}) =>
  image && (
    <source media={media} srcSet={srcSetOf(image)} sizes={sizes} width={image.width} height={image.height} />
  );

/**
 * A picture of the content service in ten widths, from which the browser chooses. Its space is reserved until it has
 * loaded. `sizes`: its displayed width, as CSS. Source: CONT-6.
 */
export const ContentPicture = ({
  images,
  sizes,
  eager = false,
  className,
}: {
  readonly images: ScreenImages;
  readonly sizes: string;
  /** Set for the largest picture of the first screen. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) => {
  const { desktop, tablet, mobile } = images;
  return (
    <picture>
      <Source image={mobile} media="(width < 48em)" sizes={sizes} />
      <Source image={tablet} media="(width < 64em)" sizes={sizes} />
      <img
        src={imageAt(desktop, usual)}
        srcSet={srcSetOf(desktop)}
        sizes={sizes}
        width={desktop.width}
        height={desktop.height}
        alt={desktop.alt}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
};
