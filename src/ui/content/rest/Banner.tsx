import type { Banner as Item } from '../../../domain/content/block.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { ContentPicture } from '../ContentPicture.tsx';
import { LinkTo } from '../LinkTo.tsx';
import { promotionMark } from '../promotion-mark.ts';
import css from './Banners.module.css';

const widths = {
  big: '(width < 48em) 100vw, (width < 80em) 60vw, 720px',
  small: '(width < 40em) 100vw, (width < 64em) 50vw, 400px',
} as const;

/** One promotion. Its whole area is a link. */
export const Banner = ({
  item: { title, text, images, link, promotion },
  size,
  heading: Heading,
}: {
  readonly item: Item;
  readonly size: keyof typeof widths;
  readonly heading: 'h2' | 'h3';
}) => {
  return (
    <div {...promotionMark(promotion)} className={css.banner} data-plain={!images || undefined}>
      {images && <ContentPicture images={images} sizes={widths[size]} className={css.picture} />}
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {link && (
          <LinkTo
            target={link.target}
            className={size === 'big' ? buttonClass('primary', css.link) : css.link}
          >
            {link.label}
          </LinkTo>
        )}
      </div>
    </div>
  );
};
