import { pathTo } from '../../domain/shared/paths.ts';
import { PreLink } from '../shared/PreLink.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { useLocale } from '../shared/use-locale.ts';
import css from './menu-link.module.css';
import type { MenuEntry } from './navigation.ts';

/** The second level of a menu's entry, in the bar and on a small screen alike: what is the same is packed once. */
export const SubMenu = ({ entry }: { readonly entry: MenuEntry }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return entry.children.map((name) => (
    <li key={name}>
      <PreLink
        to={pathTo.category(locale, `${entry.path[locale]}/${t(`slug.${name}`)}`)}
        className={css.link}
      >
        {t(`navigation.${name}`)}
      </PreLink>
    </li>
  ));
};
