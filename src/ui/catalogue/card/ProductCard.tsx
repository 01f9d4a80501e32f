import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { dotted } from '../../shared/dotted.ts';
import { Availability } from '../../shared/elements/Availability.tsx';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { Stars } from '../../shared/elements/Stars.tsx';
import { useServices } from '../../shared/services.ts';
import { WishButton } from '../../wishlist/WishButton.tsx';
import { kindOf } from './kind-of.ts';
import css from './product-card.module.css';
import { SpecialPrice } from './SpecialPrice.tsx';

export interface ProductCardProps {
  readonly product: ProductSummary;
  /** Whether it is in the first row of the first screen. Then its picture is loaded at once. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Replaces its price. */
  readonly offer?: ReactNode;
  /** A note on its price. */
  readonly note?: ReactNode;
  /** Renders its title. If absent, the title is shown as it is. */
  readonly named?: ((title: string) => ReactNode) | undefined;
}

/** Whether the contents add something to the title. Most titles end with the amount, and a single piece needs no mention. */
const isNews = ({ title, contents: { amount } }: ProductSummary): boolean =>
  amount > 1 && !title.split(/\D+/).includes(`${amount}`);

/** One product of a listing, as a tile or as a row. The surrounding list decides. Source: CAT-5. */
export const ProductCard = ({
  product,
  eager = false,
  heading: Heading = 'h2',
  offer,
  note,
  named,
}: ProductCardProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const { locale, shop } = useServices();
  const { badge, contents } = product;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Picture image={product.image} size="card" alt="" eager={eager} />
        {badge && (
          <span className={`${css.badge} ${css[badge] ?? ''}`}>{t(`common:product.badge.${badge}`)}</span>
        )}
        <div className={css.wish}>
          <WishButton id={product.id} title={product.title} />
        </div>
      </div>
      <div className={css.about}>
        <p className={css.maker}>{dotted(...product.manufacturer)}</p>
        <Heading className={css.title}>
          <PreLink className={css.link} to={pathTo.product(locale, product.id, product.slug)}>
            {named?.(product.title) ?? product.title}
          </PreLink>
        </Heading>
        <p className={css.contents}>
          {dotted(
            isNews(product) && t(`common:contents.${contents.unit}`, { count: contents.amount }),
            t(`common:${kindOf(product)}`),
            product.hasBulkPrice && t('card.bulk'),
          )}
        </p>
        {shop.features.reviews && <Stars rating={product.rating} />}
      </div>
      <div className={css.offer}>
        <div className={css.price}>
          <SpecialPrice id={product.id} />
          {offer ?? <Price price={product.price} of={contents} />}
          {note}
        </div>
        <Availability product={product} />
      </div>
    </article>
  );
};
