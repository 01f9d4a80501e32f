import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './line-picture.module.css';

interface LinePictureProps {
  readonly image: string;
  readonly to?: string;
  /** Whether the line is in the cart, or was ordered. The picture of an ordered line is upright. Source: CAT-13. */
  readonly of?: 'cart' | 'order';
}

/**
 * The picture before a line's text. If it is a link, the title beside it links to the same page, so assistive
 * technology and the keyboard skip the picture.
 */
export const LinePicture = ({ image, to, of = 'cart' }: LinePictureProps) => {
  const picture = <Picture image={image} size={of} alt="" />;
  const className = of === 'order' ? `${css.picture} ${css.upright}` : (css.picture ?? '');
  return to === undefined ? (
    <span className={className}>{picture}</span>
  ) : (
    <PreLink className={className} to={to} tabIndex={-1} aria-hidden="true">
      {picture}
    </PreLink>
  );
};
