import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { departments } from '../../shared/departments.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import css from './Categories.module.css';

/** The four departments of the shop. */
export const Categories = ({ block }: { readonly block: BlockOf<'categories'> }) => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  return (
    <Headed block={block}>
      <ul className={css.grid}>
        {departments.map(({ name, path }) => (
          <li key={name}>
            <PreLink to={pathTo.category(locale, path[locale])} className={css.tile}>
              <Drawing name={`tile-${name}`} />
              <span>
                <strong className={css.name}>{t(`common:navigation.${name}`)}</strong>
                <span className={css.text}>{t(`categories.${name}`)}</span>
              </span>
            </PreLink>
          </li>
        ))}
      </ul>
    </Headed>
  );
};
