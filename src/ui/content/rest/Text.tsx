import { RichText } from '../RichText.tsx';
import type { BlockOf } from '../views.ts';
import rich from './rich-text.module.css';
import css from './Text.module.css';

/** A heading and an editor's text below it. */
export const Text = ({ block: { heading, body, align } }: { readonly block: BlockOf<'text'> }) => (
  <section className={css.text} data-align={align}>
    {heading && <h2>{heading}</h2>}
    <RichText text={body} className={rich.text} />
  </section>
);
