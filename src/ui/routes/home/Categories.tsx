import { pathTo } from '../../../domain/shared/paths.ts';
import { CareTile } from '../../art/illustrations/CareTile.tsx';
import { LensTile } from '../../art/illustrations/LensTile.tsx';
import { ReadingGlassesTile } from '../../art/illustrations/ReadingGlassesTile.tsx';
import { SunglassesTile } from '../../art/illustrations/SunglassesTile.tsx';
import { menu } from '../../layout/menu.ts';
import { PreLink } from '../../shared/PreLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './Categories.module.css';

const tiles = [
  { name: 'lenses', Tile: LensTile },
  { name: 'care', Tile: CareTile },
  { name: 'sunglasses', Tile: SunglassesTile },
  { name: 'reading', Tile: ReadingGlassesTile },
] as const;

/** The four departments. */
export const Categories = () => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  return (
    <section>
      <h2>{t('categories.title')}</h2>
      <ul className={css.grid}>
        {tiles.map(({ name, Tile }) => (
          <li key={name}>
            <PreLink
              to={pathTo.category(locale, menu.find((entry) => entry.name === name)?.path[locale] ?? '')}
              className={css.tile}
            >
              <Tile />
              <span>
                <strong className={css.name}>{t(`common:navigation.${name}`)}</strong>
                <span className={css.text}>{t(`categories.${name}`)}</span>
              </span>
            </PreLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
