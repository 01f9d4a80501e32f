import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './orders.module.css';

/** Links to newer and older orders. Renders nothing if there is only one page. */
export const HistoryPages = ({ page, pages }: { readonly page: number; readonly pages: number }) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  if (pages < 2) return null;
  const to = (number: number) => `${pathTo.account(locale, 'history')}${number > 1 ? `?page=${number}` : ''}`;
  return (
    <nav className={css.pages} aria-label={t('pages.label')}>
      {page > 1 && (
        <PreLink className={buttonClass('secondary')} rel="prev" to={to(page - 1)}>
          {t('pages.newer')}
        </PreLink>
      )}
      <p>{t('pages.at', { page, pages })}</p>
      {page < pages && (
        <PreLink className={buttonClass('secondary')} rel="next" to={to(page + 1)}>
          {t('pages.older')}
        </PreLink>
      )}
    </nav>
  );
};
