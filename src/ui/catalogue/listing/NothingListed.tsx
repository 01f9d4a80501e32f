import type { ReactNode } from 'react';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './nothing-listed.module.css';

/** Stands where products would. */
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
