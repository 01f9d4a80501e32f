import { Drawing } from '../../shared/elements/Drawing.tsx';
import css from './OpeningStack.module.css';
import type { OpeningProps } from './opening-props.ts';

/** One plain field with a product cut out like a sticker, and links large enough for a thumb. */
export const OpeningStack = ({ title, department, above, ways, children }: OpeningProps) => (
  <div className={css.place}>
    {above}
    <header className={css.field} data-of={department}>
      <h1>{title}</h1>
      {children}
      <Drawing name={`tile-${department}`} eager />
      {ways}
    </header>
  </div>
);
