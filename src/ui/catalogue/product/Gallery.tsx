import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GalleryView, galleryViews, type ShownProduct } from '../../../domain/catalogue/product.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { imageUrl } from '../../shared/image-url.ts';
import { island } from '../../shared/island.tsx';
import { useLate } from '../../shared/use-late.ts';
import { fetchMore } from './fetch-more.ts';
import css from './gallery.module.css';

/** Which picture of a strip is in view, counted from 0. */
const placeIn = (strip: HTMLElement): number => Math.round(strip.scrollLeft / strip.clientWidth);

const anchor = (view: GalleryView, name = ''): string => `view-${name}${view}`;

/** What measures a product, square: alone, its numbers are larger. */
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
 * On a phone a picture is as wide as the screen, and composed for it; what is broad itself, everywhere. Who reads no AVIF sees
 * the upright one.
 */
const wide = (image: string, everywhere: boolean) => (
  <source
    media={everywhere ? undefined : '(width < 48em)'}
    type="image/avif"
    srcSet={imageUrl(image, 'landscape', 'avif')}
  />
);

/**
 * Pictures side by side in a strip that scrolls by itself; the thumbnails are links to them. Only the first is fetched
 * until somebody turns to the strip. Source: CAT-1, CAT-13.
 */
const GalleryOf = ({
  gallery,
  title,
  name,
  broad = false,
  worn = '',
}: Pick<ShownProduct, 'gallery' | 'title'> & {
  /** Of a gallery that stands there once more: its first picture is not the page's largest. */
  readonly name?: string;
  /** Whether what it shows is wider than high. */
  readonly broad?: boolean;
  /** What a picture of somebody who wears it is called: only glasses have one. */
  readonly worn?: string;
}) => {
  const { t } = useTranslation('catalogue');
  const strip = useRef<HTMLUListElement>(null);
  /** Which picture is shown; unknown as long as nobody has turned to the strip. */
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
      {/* A strip that scrolls is a stop for the keyboard. */}
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
                {/* Twice as large as it is drawn: one density and one format do. */}
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
