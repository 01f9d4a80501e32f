import { pathTo } from '../../domain/shared/paths.ts';
import { PreLink } from '../shared/PreLink.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { useLocale } from '../shared/use-locale.ts';
import css from './menu-link.module.css';
import type { MenuEntry } from './navigation.ts';

/** The second level of a menu's entry, in the bar and on a small screen alike: what is the same is packed once. */
export const SubMenu = ({ entries }: { readonly entries: readonly MenuEntry[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return entries.map(({ name, path }) => (
    <li key={name}>
      <PreLink to={pathTo.category(locale, path[locale])} className={css.link}>
        {t(`navigation.${name}`)}
      </PreLink>
    </li>
  ));
};
