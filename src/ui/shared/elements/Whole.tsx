import css from './whole.module.css';

/** A longer code, such as one that a visitor typed, may break, as it may be wider than a phone. Units: characters. */
const longest = 24;

/** A number or code that never breaks at its hyphens. `text`: the sentence that contains it. Source: FACE-17. */
export const Whole = ({ of, text = of }: { readonly of: string; readonly text?: string }) => {
  if (of === '' || of.length > longest || !text.includes(of)) return text;
  const [before, ...after] = text.split(of);
  return (
    <>
      {before}
      <span className={css.whole}>{of}</span>
      {after.join(of)}
    </>
  );
};
