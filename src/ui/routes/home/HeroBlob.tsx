import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/Picture.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { Price } from '../../shared/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './HeroBlob.module.css';
import { HeroClaim } from './HeroClaim.tsx';

const steps = ['find', 'values', 'pay'] as const;

/** One packshot, huge, on a drop of colour; below it the way of an order in three words. */
export const HeroBlob = ({ lens }: { readonly lens: ProductSummary | undefined }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim />
        {lens && (
          <PreLink to={pathTo.product(locale, lens.id, lens.slug)} className={css.stage}>
            <span className={css.blob} aria-hidden="true" />
            <Picture image={lens.image} size="gallery" alt="" eager className={css.picture ?? ''} />
            <span className={css.tag}>
              <strong>{lens.title}</strong>
              <Price price={lens.price} size="s" />
            </span>
          </PreLink>
        )}
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}.title`)}</li>
        ))}
      </ol>
    </section>
  );
};
