import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePath } from '../../domain/shared/page-path.ts';
import { useServices } from '../shared/services.ts';
import css from './order-form.module.css';

/** The frame of a form for visitors without scripts. It uses plain links, because there is no router. */
export const PlainFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const { locale } = useServices();
  return (
    <main id="main" className={css.page}>
      {children}
      <p>
        <a href={pagePath(locale, 'returns')}>{t('pages.returns')}</a>
        {'\u00a0· '}
        <a href={pagePath(locale, 'help')}>{t('pages.help')}</a>
      </p>
    </main>
  );
};
