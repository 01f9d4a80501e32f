import { NavLink } from 'react-router';
import { pathTo } from '../../domain/shared/paths.ts';
import { line } from '../art/icons/icon.tsx';
import { HomeIcon, PhoneIcon } from '../art/icons/service.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { useLocale } from '../shared/use-locale.ts';
import css from './BottomNavigation.module.css';
import { menu } from './menu.ts';

const LensIcon = /* @__PURE__ */ line(
  'M3 12c4-6 14-6 18 0c-4 6-14 6-18 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
);

/** What a thumb reaches first. Source: UI-2. */
export const BottomNavigation = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const lenses = menu[0]?.path[locale] ?? '';
  return (
    <nav className={css.bar} aria-label={t('bottom.label')}>
      <NavLink to={pathTo.home(locale)} end className={css.entry ?? ''}>
        <HomeIcon /> {t('bottom.home')}
      </NavLink>
      <NavLink to={pathTo.category(locale, lenses)} className={css.entry ?? ''}>
        <LensIcon /> {t('bottom.lenses')}
      </NavLink>
      <NavLink to={pathTo.content(locale, 'help')} className={css.entry ?? ''}>
        <PhoneIcon /> {t('bottom.help')}
      </NavLink>
    </nav>
  );
};
