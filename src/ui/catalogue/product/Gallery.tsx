import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GalleryView, galleryViews, type ShownProduct } from '../../../domain/catalogue/product.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { imageUrl } from '../../shared/image-url.ts';
import { island } from '../../shared/island.tsx';
import { useLate } from '../../shared/use-late.ts';
import { fetchMore } from './fetch-more.ts';
import css from './gallery.module.css';

/** Returns the index of the visible picture of a strip, counted from 0. */
const placeIn = (strip: HTMLElement): number => Math.round(strip.scrollLeft / strip.clientWidth);

const anchor = (view: GalleryView, name = ''): string => `view-${name}${view}`;

/** The square version of a picture that shows a product's measures. On a narrow screen its numbers are larger. */
const narrow = (image: string) => (
  <source
    media="(width < 48em)"
    type="image/avif"
    srcSet={imageUrl(image, 'square', 'avif')}
    width="1000"
    height="1000"
  />
);

/**
 * A landscape version for phones, where a picture is as wide as the screen. `everywhere`: also for wide screens, if the
 * product itself is wide. Browsers without AVIF show the upright version.
 */
const wide = (image: string, everywhere: boolean) => (
  <source
    media={everywhere ? undefined : '(width < 48em)'}
    type="image/avif"
    srcSet={imageUrl(image, 'landscape', 'avif')}
  />
);

/**
 * Pictures side by side in a scrollable strip. The thumbnails are links to them. Only the first picture is fetched
 * until the visitor uses the strip. Source: CAT-1, CAT-13.
 */
const GalleryOf = ({
  gallery,
  title,
  name,
  broad = false,
  worn = '',
}: Pick<ShownProduct, 'gallery' | 'title'> & {
  /** Set for a second gallery on the page. Its first picture is not the largest of the page. */
  readonly name?: string;
  /** Whether the product is wider than high. */
  readonly broad?: boolean;
  /** The label of a picture that shows a person wearing the product. Only glasses have one. */
  readonly worn?: string;
}) => {
  const { t } = useTranslation('catalogue');
  const strip = useRef<HTMLUListElement>(null);
  /** The visible picture. Undefined until the visitor uses the strip. */
  const [turned, setTurned] = useState<number>();
  const [more, wantMore] = useLate(fetchMore, 'product');
  const use = () => {
    wantMore();
    setTurned((at) => at ?? 0);
  };
  useEffect(() => {
    if (strip.current?.scrollLeft) setTurned(placeIn(strip.current));
  }, []);
  const shown = galleryViews.flatMap((view) => {
    const image = gallery[view];
    return image ? [{ view, image, says: view === 'face' ? worn : t(`product.view.${view}`) }] : [];
  });
  return (
    <section
      className={css.gallery}
      aria-label={t('product.gallery', { title })}
      onPointerEnter={use}
      onFocus={use}
    >
      {/* A scrollable strip has to be reachable by keyboard. */}
      <ul
        ref={strip}
        className={broad ? `${css.strip} ${css.broad}` : css.strip}
        data-used={turned !== undefined || undefined}
        tabIndex={shown.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => setTurned(placeIn(currentTarget))}
      >
        {shown.map(({ view, image, says }) => (
          <li key={view} id={anchor(view, name)}>
            <Picture
              image={image}
              size="gallery"
              alt={t('product.picture', { title, view: says })}
              eager={view === 'front' && name === undefined}
            >
              {gallery.mobile?.[view] ? narrow(gallery.mobile[view]) : wide(image, broad)}
            </Picture>
          </li>
        ))}
      </ul>
      {more && <more.Zoom title={title} pictures={shown} at={turned ?? 0} />}
      {shown.length > 1 && (
        <ul className={css.thumbnails}>
          {shown.map(({ view, image, says }, index) => (
            <li key={view}>
              <a
                href={`#${anchor(view, name)}`}
                aria-current={index === (turned ?? 0) || undefined}
                aria-label={says}
                onClick={(event) => {
                  const target = document.getElementById(anchor(view, name));
                  if (!target?.parentElement) return;
                  event.preventDefault();
                  target.parentElement.scrollTo({ left: target.offsetLeft });
                }}
              >
                {/* The file is twice the displayed size, so one density and one format are enough. */}
                <img src={imageUrl(image, 'cart', 'webp')} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

export const Gallery = island('gallery', GalleryOf);
