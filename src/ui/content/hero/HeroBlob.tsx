import { use } from 'react';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { BlockDataContext } from '../views.ts';
import css from './HeroBlob.module.css';
import { HeroClaim } from './HeroClaim.tsx';
import type { HeroProps } from './hero-props.ts';

/** One packshot, huge, on a drop of colour. */
export const HeroBlob = (props: HeroProps) => {
  const [lens] = use(BlockDataContext).hero.lenses;
  const locale = useLocale();
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim {...props} />
        {lens && (
          <PreLink to={pathTo.product(locale, lens.id, lens.slug)} className={css.stage}>
            <span className={css.blob} aria-hidden="true" />
            <Picture image={lens.image} size="gallery" alt="" eager className={css.picture ?? ''} />
            <span className={css.tag}>
              <strong>{lens.title}</strong>
              <Price price={lens.price} of={lens.contents} size="s" />
            </span>
          </PreLink>
        )}
      </div>
    </section>
  );
};
