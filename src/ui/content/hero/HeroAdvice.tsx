import { use } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { BlockDataContext } from '../views.ts';
import css from './HeroAdvice.module.css';
import { HeroClaim } from './HeroClaim.tsx';
import type { HeroProps } from './hero-props.ts';

const Part = ({ role, product }: { readonly role: string; readonly product: ProductSummary }) => {
  const locale = useLocale();
  return (
    <PreLink to={pathTo.product(locale, product.id, product.slug)} className={css.part}>
      <Picture image={product.image} size="card" alt="" eager />
      <span className={css.role}>{role}</span>
      <strong className={css.name}>{product.title}</strong>
      <Price price={product.price} of={product.contents} size="s" />
    </PreLink>
  );
};

/** What an optician would put on the counter: the lens, the care that goes with it, and a word of advice. */
export const HeroAdvice = (props: HeroProps) => {
  const { t } = useTranslation('home');
  const { lenses, care } = use(BlockDataContext).hero;
  const [lens] = lenses;
  const [liquid] = care;
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim {...props} />
        <div className={css.counter}>
          <div className={css.set}>
            {lens && <Part role={t('set.lens')} product={lens} />}
            <span className={css.plus} aria-hidden="true">
              +
            </span>
            {liquid && <Part role={t('set.care')} product={liquid} />}
          </div>
          <figure className={css.advice}>
            <figcaption>{t('set.advice')}</figcaption>
            <blockquote>{t('set.adviceText')}</blockquote>
          </figure>
        </div>
      </div>
    </section>
  );
};
