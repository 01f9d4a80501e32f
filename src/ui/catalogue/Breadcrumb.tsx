import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/shared/paths.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { useServices } from '../shared/services.ts';
import css from './breadcrumb.module.css';

interface Step {
  readonly title: string;
  /** The path of the category. Absent for the page itself. */
  readonly path?: string;
}

/** The breadcrumb of a page, from the home page on. */
export const Breadcrumb = ({ steps }: { readonly steps: readonly Step[] }) => {
  const { t } = useTranslation('common');
  const { locale } = useServices();
  return (
    <nav className={css.path} aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <PreLink to={pathTo.home(locale)}>{t('navigation.home')}</PreLink>
        </li>
        {steps.map(({ title, path }) => (
          <li key={path ?? title}>
            {path === undefined ? (
              <span aria-current="page">{title}</span>
            ) : (
              <PreLink to={pathTo.category(locale, path)}>{title}</PreLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
