import type { ReactNode } from 'react';
import css from './whole.module.css';

/** A hyphen after a single letter, as in `E-Mail` or `T-Shirt`. */
const compound = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+)/u;

/** A text in which no line ends after a single letter and its hyphen. Other compounds may break. Source: FACE-17. */
export const Unbroken = ({ text }: { readonly text: string }): ReactNode => {
  const parts = text.split(compound);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={index} className={css.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
};

/** The same for what may be more than a text. */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Unbroken text={content} /> : content;
