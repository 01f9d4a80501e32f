import { Drawing } from '../../shared/elements/Drawing.tsx';
import type { OpticianChoice } from '../goods/optician-choice.ts';
import css from './plate-page.module.css';

/** The quote of the optician who chose a product, beside its description. Source: FACE-8. */
export const LargeChoice = ({ choice: { portrait, by, reason } }: { readonly choice: OpticianChoice }) => (
  <figure className={css.choice}>
    <Drawing name={portrait} />
    <blockquote>{reason}</blockquote>
    <figcaption>{by}</figcaption>
  </figure>
);
