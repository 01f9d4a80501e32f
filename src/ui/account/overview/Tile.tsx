import { type ReactNode, useId } from 'react';
import type { Icon } from '../../art/icons/icon.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import css from './overview.module.css';

/** One kind of the customer's data, with a link to all of it. */
export const Tile = ({
  kind,
  icon: TileIcon,
  title,
  way,
  children,
}: {
  readonly kind: 'delivery' | 'pass' | 'points' | 'optician';
  readonly icon: Icon;
  readonly title: string;
  readonly way: { readonly to: string; readonly text: string; readonly label?: string };
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={css.tile} data-tile={kind} aria-labelledby={id}>
      <h2 className={css.name} id={id}>
        <TileIcon />
        {title}
      </h2>
      {children}
      <PreLink className={buttonClass('plain', css.way)} to={way.to} aria-label={way.label}>
        {way.text}
      </PreLink>
    </section>
  );
};
