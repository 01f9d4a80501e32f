import { Picture } from '../../../shared/elements/Picture.tsx';
import css from './StageWindow.module.css';

/** Somebody who wears what is looked at, beside it in the window. The gallery shows and names the same. Source: FACE-5. */
export const WindowFace = ({ image }: { readonly image: string }) => (
  <Picture image={image} size="card" alt="" className={css.face} />
);
