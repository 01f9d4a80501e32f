import { Picture } from '../../../shared/elements/Picture.tsx';
import css from './StageWindow.module.css';

/**
 * A person who wears the product, beside its pictures. The gallery shows the same picture with its description. Source:
 * FACE-5.
 */
export const WindowFace = ({ image }: { readonly image: string }) => (
  <Picture image={image} size="card" alt="" className={css.face} />
);
