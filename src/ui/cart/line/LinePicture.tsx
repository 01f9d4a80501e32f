import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './line-picture.module.css';

interface LinePictureProps {
  readonly image: string;
  readonly to?: string;
  /** Of a line that can still be changed, or of one that was ordered: that one stands upright. Source: CAT-13. */
  readonly of?: 'cart' | 'order';
}

/** The picture before a line's words. Where it leads, the title beside it leads too: only those who see it follow it. */
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
