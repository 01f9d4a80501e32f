import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { stockBadge } from '../../../domain/catalogue/stock-badge.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price, UnitPrice } from '../../shared/elements/Price.tsx';
import { Stars } from '../../shared/elements/Stars.tsx';
import { StockBadge } from '../../shared/elements/StockBadge.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { WishButton } from '../../wishlist/WishButton.tsx';
import css from './product-card.module.css';
import { SpecialPrice } from './SpecialPrice.tsx';

export interface ProductCardProps {
  readonly product: ProductSummary;
  /** In the first row of the first screen: its picture does not wait. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Whether its contents say more than its title: most titles end in them, and one piece is one piece. */
const isNews = ({ title, contents: { amount } }: ProductSummary): boolean =>
  amount > 1 && !title.split(/\D+/).includes(`${amount}`);

/**
 * One product of a listing, as a tile or as a row: the list around it decides. What is sold by volume says the price of
 * its unit wherever its price stands. Source: CAT-5, PRICE-5, LAW-1.
 */
export const ProductCard = ({ product, eager = false, heading: Heading = 'h2' }: ProductCardProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const { locale, shop } = useServices();
  const { badge, orderable, contents, pricePerUnit } = product;
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
        <p className={css.maker}>{product.manufacturer.join(' · ')}</p>
        <Heading className={css.title}>
          <PreLink className={css.link} to={pathTo.product(locale, product.id, product.slug)}>
            {product.title}
          </PreLink>
        </Heading>
        <p className={css.contents}>
          {[
            isNews(product) && t(`common:contents.${contents.unit}`, { count: contents.amount }),
            product.lensType && t(`common:product.lensType.${product.lensType}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {shop.features.reviews && <Stars rating={product.rating} />}
      </div>
      <div className={css.offer}>
        <div className={css.price}>
          <SpecialPrice id={product.id} />
          <Price price={product.price} />
          {pricePerUnit && (shop.features.pricePerUnitOnCards || pricePerUnit.unit === '100ml') && (
            <UnitPrice unitPrice={pricePerUnit} />
          )}
        </div>
        {orderable === 'orderable' ? (
          <StockBadge
            badge={stockBadge({ stopOrder: product.stopOrder === true, stock: product.stock, quantity: 1 })}
          />
        ) : (
          <span className={css.gone}>{t(`common:product.${orderable}`)}</span>
        )}
      </div>
    </article>
  );
};
