import { useTranslation } from 'react-i18next';
import css from './live-form.module.css';
import { type FormWays, swapForm } from './swap-form.ts';

/** Gives each eye what the other has. */
export const SwapEyes = (ways: FormWays) => {
  const { t } = useTranslation('product');
  return (
    <button type="button" className={css.swap} title={t('swap')} onClick={() => swapForm(ways)}>
      <span aria-hidden="true">⇄</span>
      <span>{t('swap')}</span>
    </button>
  );
};
