import { Drawing } from '../../shared/elements/Drawing.tsx';
import type { OpticianChoice } from '../goods/optician-choice.ts';

/** An optician's quote about a product, with a portrait. Source: FACE-8. */
export const Choice = ({
  choice: { portrait, by, reason },
  className,
}: {
  readonly choice: OpticianChoice;
  readonly className: string | undefined;
}) => (
  <figure className={className}>
    <Drawing name={portrait} />
    <blockquote>{reason}</blockquote>
    <figcaption>{by}</figcaption>
  </figure>
);
