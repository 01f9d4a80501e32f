import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/Picture.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { Price } from '../../shared/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './HeroAdvice.module.css';
import { HeroClaim } from './HeroClaim.tsx';

const Part = ({ role, product }: { readonly role: string; readonly product: ProductSummary }) => {
  const locale = useLocale();
  return (
    <PreLink to={pathTo.product(locale, product.id, product.slug)} className={css.part}>
      <Picture image={product.image} size="card" alt="" eager />
      <span className={css.role}>{role}</span>
      <strong className={css.name}>{product.title}</strong>
      <Price price={product.price} size="s" />
    </PreLink>
  );
};

/** What an optician would put on the counter: the lens, the care that goes with it, and a word of advice. */
export const HeroAdvice = ({
  lens,
  care,
}: {
  readonly lens: ProductSummary | undefined;
  readonly care: ProductSummary | undefined;
}) => {
  const { t } = useTranslation('home');
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim />
        <div className={css.counter}>
          <div className={css.set}>
            {lens && <Part role={t('set.lens')} product={lens} />}
            <span className={css.plus} aria-hidden="true">
              +
            </span>
            {care && <Part role={t('set.care')} product={care} />}
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
