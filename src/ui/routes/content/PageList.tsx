import { useTranslation } from 'react-i18next';
import { pagePath, plainPages } from '../../../domain/shared/page-path.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import css from './PageList.module.css';

/** Links to the other text pages. */
export const PageList = ({ current }: { readonly current: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <aside className={css.list} aria-labelledby="page-list">
      <h2 id="page-list">{t('footer.pages')}</h2>
      <ul>
        {plainPages.map((page) => (
          <li key={page}>
            <PreLink to={pagePath(locale, page)} aria-current={page === current ? 'page' : undefined}>
              {t(`pages.${page}`)}
            </PreLink>
          </li>
        ))}
      </ul>
    </aside>
  );
};
