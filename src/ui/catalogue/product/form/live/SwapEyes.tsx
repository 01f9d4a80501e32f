import { useTranslation } from 'react-i18next';
import css from './live-form.module.css';
import { type FormWays, swapForm } from './swap-form.ts';

/** A button that swaps the values of the eyes. */
export const SwapEyes = (ways: FormWays) => {
  const { t } = useTranslation('product');
  return (
    <button type="button" className={css.swap} title={t('swap')} onClick={() => swapForm(ways)}>
      <span aria-hidden="true">⇄</span>
      <span>{t('swap')}</span>
    </button>
  );
};
