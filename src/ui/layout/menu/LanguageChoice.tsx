import { locales } from '../../../domain/shared/locale.ts';
import { localeConfigs } from '../../../domain/shared/locale-config.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import { ChevronDownIcon, GlobeIcon } from '../../art/icons/header.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './LanguageChoice.module.css';
import { usePagePaths } from './page-paths.ts';

/** The same page in another language. Real forms: the server keeps the choice and sends the page anew. Source: ROUTE-14. */
export const LanguageForms = () => {
  const { t } = useTranslation();
  const { locale } = useServices();
  const paths = usePagePaths();
  return (
    <ul className={css.list} aria-label={t('header.language')}>
      {locales.map((other) => (
        <li key={other}>
          <form method="post" action={`${prefixOf(locale)}/language`}>
            <button
              type="submit"
              name="to"
              value={paths[other]}
              lang={other}
              className={css.choice}
              aria-current={other === locale || undefined}
            >
              <span className={css.code}>{localeConfigs[other].label}</span>
              {` ${t(`language.${other}`)}`}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
};

/** The choice folded into the header. */
export const LanguageChoice = () => {
  const { t } = useTranslation();
  const { locale } = useServices();
  return (
    <details className={css.fold} name="header">
      <summary className={css.summary}>
        <GlobeIcon />
        <span aria-hidden="true">{localeConfigs[locale].label}</span>
        <VisuallyHidden>
          {t('named', { name: localeConfigs[locale].label, text: t('header.changeLanguage') })}
        </VisuallyHidden>
        <ChevronDownIcon />
      </summary>
      <div className={css.panel}>
        <LanguageForms />
      </div>
    </details>
  );
};
