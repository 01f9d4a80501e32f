import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import css from './nothing-listed.module.css';

/** Shown in place of the products. */
export const NothingListed = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('listing');
  return (
    <div className={css.empty}>
      <Drawing name="state-nothing" className={css.drawing} />
      <h2>{t('not_found')}</h2>
      {children}
    </div>
  );
};
