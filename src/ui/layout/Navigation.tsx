import { useLocation } from 'react-router';
import { pathTo } from '../../domain/shared/paths.ts';
import { ChevronDownIcon } from '../art/icons/header.ts';
import { PreLink } from '../shared/PreLink.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { useLocale } from '../shared/use-locale.ts';
import { menu } from './menu.ts';
import link from './menu-link.module.css';
import css from './Navigation.module.css';
import type { MenuEntry } from './navigation.ts';
import { SubMenu } from './SubMenu.tsx';

const Entry = ({ entry }: { readonly entry: MenuEntry }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useLocation();
  const path = pathTo.category(locale, entry.path[locale]);
  const here = pathname === path || pathname.startsWith(`${path}/`);
  return (
    <details className={css.fold} name="header">
      <summary className={css.entry} data-here={here}>
        {t(`navigation.${entry.name}`)}
        <ChevronDownIcon />
      </summary>
      <ul className={css.panel}>
        <li>
          <PreLink to={path} className={`${link.link} ${css.all}`}>
            {t('navigation.all', { category: t(`navigation.${entry.name}`) })}
          </PreLink>
        </li>
        <SubMenu entry={entry} />
      </ul>
    </details>
  );
};

/** The shop's categories in two levels. Source: UI-3, CONT-5. */
export const Navigation = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <nav className={css.navigation} aria-label={t('header.menu')}>
      <ul className={css.level}>
        {menu.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} />
          </li>
        ))}
        <li className={css.last}>
          <PreLink to={pathTo.content(locale, 'help')} className={css.entry}>
            {t('navigation.advice')}
          </PreLink>
        </li>
      </ul>
    </nav>
  );
};
