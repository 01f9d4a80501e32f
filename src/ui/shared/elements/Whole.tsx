import css from './whole.module.css';

/** A longer code, such as one that a visitor typed, may be wider than a phone. Units: characters. */
const longest = 24;

/**
 * A number or code that does not break at its hyphens, or, if it is long, only where it is wider than its line. `text`:
 * the sentence that contains it. Source: FACE-17.
 */
export const Whole = ({ of, text = of }: { readonly of: string; readonly text?: string }) => {
  if (of === '' || !text.includes(of)) return text;
  const [before, ...after] = text.split(of);
  return (
    <>
      {before}
      <span className={of.length > longest ? css.long : css.whole}>{of}</span>
      {after.join(of)}
    </>
  );
};
