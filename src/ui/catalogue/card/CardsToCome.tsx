import css from './cards-to-come.module.css';
import grid from './product-grid.module.css';

/** Placeholders for cards that are loading: a picture and the lines below it. */
export const CardsToCome = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true">
    <div className={grid.grid} data-view="grid">
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <span key={card} className={css.card} />
      ))}
    </div>
  </div>
);
