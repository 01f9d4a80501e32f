import { useTranslation } from 'react-i18next';
import { activeLocales, labelOf, localeConfigs } from '../../../domain/shared/locale-config.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import { CloseIcon, GlobeIcon } from '../../art/icons/header.ts';
import { useServices } from '../../shared/services.ts';
import { usePagePaths } from '../menu/page-paths.ts';
import { backToMenu } from './back-to-menu.ts';
import header from './Header.module.css';
import css from './LanguagePanel.module.css';
import menu from './MobileMenu.module.css';

/** The button in the header that opens the choice of language. */
export const LanguageButton = () => {
  const { t } = useTranslation();
  const label = labelOf(useServices().locale);
  return (
    <button
      type="button"
      className={header.tool}
      popoverTarget="language"
      aria-label={t('named', { name: label, text: t('header.changeLanguage') })}
    >
      <GlobeIcon />
      {label}
    </button>
  );
};

/** The entry in the menu of a small screen that opens the choice of language. */
export const LanguageEntry = ({ className }: { readonly className: string }) => {
  const { t } = useTranslation();
  const { locale } = useServices();
  return (
    <button type="button" className={className} popoverTarget="language">
      <GlobeIcon />
      {t('named', { name: t('header.language'), text: localeConfigs[locale].localLabel })}
    </button>
  );
};

/**
 * Links to the same page in other languages, in a panel at the edge of the screen that opens without a script. Uses
 * real forms: the server stores the choice and sends the page in the new language. Source: ROUTE-14, UI-3, UI-6.
 */
export const LanguagePanel = () => {
  const { t } = useTranslation();
  const { locale } = useServices();
  const paths = usePagePaths();
  return (
    <div
      id="language"
      popover="auto"
      role="dialog"
      aria-label={t('header.language')}
      className={`${menu.panel} ${css.end}`}
      onToggle={backToMenu}
    >
      <div className={menu.head}>
        <strong>{t('header.language')}</strong>
        <button
          type="button"
          className={header.tool}
          popoverTarget="language"
          popoverTargetAction="hide"
          aria-label={t('action.close')}
        >
          <CloseIcon />
        </button>
      </div>
      <form method="post" action={`${prefixOf(locale)}/language`}>
        {activeLocales().map((other) => (
          <button
            key={other}
            type="submit"
            name="to"
            value={paths[other]}
            lang={other}
            className={css.choice}
            aria-current={other === locale || undefined}
          >
            <span className={css.code}>{labelOf(other)}</span>
            {` ${localeConfigs[other].localLabel}`}
          </button>
        ))}
      </form>
    </div>
  );
};
