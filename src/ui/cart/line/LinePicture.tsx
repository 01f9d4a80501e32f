import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './line-picture.module.css';

/** The picture before a line's words. Where it leads, the title beside it leads too: only those who see it follow it. */
export const LinePicture = ({ image, to }: { readonly image: string; readonly to?: string }) => {
  const picture = <Picture image={image} size="cart" alt="" />;
  return to === undefined ? (
    <span className={css.picture}>{picture}</span>
  ) : (
    <PreLink className={css.picture ?? ''} to={to} tabIndex={-1} aria-hidden="true">
      {picture}
    </PreLink>
  );
};
