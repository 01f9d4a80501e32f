import css from './whole.module.css';

/** A number or code that never breaks at its hyphens. `text`: the sentence that contains it. Source: FACE-17. */
export const Whole = ({ of, text = of }: { readonly of: string; readonly text?: string }) => {
  const [before, ...after] = text.split(of);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className={css.whole}>{of}</span>
      {after.join(of)}
    </>
  );
};
