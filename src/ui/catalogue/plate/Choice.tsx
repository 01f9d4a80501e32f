import { Drawing } from '../../shared/elements/Drawing.tsx';
import type { OpticianChoice } from '../goods/optician-choice.ts';
import css from './plate.module.css';

/** An optician's quote about a product, with a portrait. */
export const Choice = ({ choice: { portrait, by, reason } }: { readonly choice: OpticianChoice }) => (
  <figure className={css.choice}>
    <Drawing name={portrait} />
    <blockquote>{reason}</blockquote>
    <figcaption>{by}</figcaption>
  </figure>
);
