import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import css from './nothing-listed.module.css';

/** Shown in place of the products. `isSaid`: whether the heading of the page says already that nothing was found. */
export const NothingListed = ({
  isSaid,
  children,
}: {
  readonly isSaid: boolean;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('listing');
  return (
    <div className={css.empty} data-said={isSaid || undefined}>
      <Drawing name="state-nothing" className={css.drawing} />
      {!isSaid && <h2>{t('not_found')}</h2>}
      {children}
    </div>
  );
};
