import { use } from 'react';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { BlockDataContext } from '../views.ts';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroWide.module.css';
import type { HeroProps } from './hero-props.ts';

/** Sunglasses over the whole width, and the others of the season to pick from. */
export const HeroWide = (props: HeroProps) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const [first, ...others] = use(BlockDataContext).hero.sunglasses;
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim {...props} />
        {first && (
          <PreLink to={pathTo.product(locale, first.id, first.slug)} className={css.stage}>
            <Picture image={first.image} size="gallery" alt="" eager className={css.picture ?? ''} />
            <span className={css.tag}>
              {first.title} <Price price={first.price} of={first.contents} size="s" />
            </span>
          </PreLink>
        )}
      </div>
      {others.length > 0 && (
        <ul className={css.swatches} aria-label={t('swatches.label')}>
          {others.map((other) => (
            <li key={other.id}>
              <PreLink to={pathTo.product(locale, other.id, other.slug)} className={css.swatch}>
                <Picture image={other.image} size="cart" alt={other.title} eager />
              </PreLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
