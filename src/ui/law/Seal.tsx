import css from './guarantee.module.css';

/** A number of years inside a ring of twelve marks, one for each star. */
export const Seal = ({ years, unit }: { readonly years: number; readonly unit: string }) => (
  <svg className={css.seal} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="29" pathLength="12" />
    <text x="32" y="37">
      {years}
    </text>
    <text x="32" y="48" className={css.unit}>
      {unit}
    </text>
  </svg>
);
