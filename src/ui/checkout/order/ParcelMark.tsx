import type { ReactNode } from 'react';
import type { HeroLayout } from '../../../application/shared/shop.ts';
import { useServices } from '../../shared/services.ts';
import css from './parcel-mark.module.css';

/** An eye that looks ahead, a crosshair, a tram, a sealed letter, a van. */
const drawn: Readonly<Record<HeroLayout, ReactNode>> = {
  blob: (
    <>
      <circle cx="12" cy="12" r="10" />
      <circle className={css.paper} cx="14.5" cy="11" r="5.5" />
      <circle cx="16" cy="11" r="3" />
    </>
  ),
  split: <path className={css.line} d="M12 1v22M1 12h22M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z" />,
  wide: (
    <>
      <path className={css.line} d="M8 1l4 3l4-3M12 4v2" />
      <path d="M3 6h18a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z" />
      <path className={css.paper} d="M3.5 9h4.5v4.5H3.5zM10 9h4v4.5h-4zM16 9h4.5v4.5H16z" />
      <circle cx="7" cy="20" r="2.5" />
      <circle cx="17" cy="20" r="2.5" />
    </>
  ),
  quiet: (
    <>
      <path className={`${css.line} ${css.paper}`} d="M1.5 4.5h21v15h-21z" />
      <path className={css.line} d="M1.5 5l10.5 8.5L22.5 5" />
      <circle cx="12" cy="14" r="3.5" />
    </>
  ),
  advice: (
    <>
      <path d="M1 5h13v13H1zM14 9h5l4 5v4h-9z" />
      <path className={css.paper} d="M16 10.5h2.5l2.5 3.5h-5z" />
      <circle className={`${css.line} ${css.paper}`} cx="6.5" cy="18" r="2.8" />
      <circle className={`${css.line} ${css.paper}`} cx="18" cy="18" r="2.8" />
    </>
  ),
};

/** A decorative symbol of a parcel on its way, in the style of the shop. */
export const ParcelMark = () => (
  <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawn[useServices().shop.hero]}
  </svg>
);
