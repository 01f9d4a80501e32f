import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './errors.module.css';

/** Shown when the frame or the error page itself failed. It uses nothing that could fail again. Source: NOTE-4. */
export const BrokenError = () => {
  const { t } = useTranslation();
  return (
    <main className={css.error}>
      <title>{t('errorPage.other.title')}</title>
      <h1>{t('errorPage.broken')}</h1>
      <p>
        <a href={pathTo.home(useLocale())}>{t('action.home')}</a>
      </p>
    </main>
  );
};
