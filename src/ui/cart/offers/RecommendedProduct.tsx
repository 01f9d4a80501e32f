import { createdFrom } from '../../../domain/cart/created-from.ts';
import type { Recommendation } from '../../../domain/cart/recommendation.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Stars } from '../../shared/elements/Stars.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { LinePicture } from '../line/LinePicture.tsx';
import { useFormats } from '../use-formats.ts';
import styles from './Recommendations.module.css';

/**
 * One product that goes with the cart. Lenses and glasses come in values or colours that have to be
 * chosen first: their button leads to their page. Source: CART-11.
 */
export const RecommendedProduct = ({
  product,
  position,
  recommendation,
}: {
  readonly product: ProductSummary;
  readonly position: number;
  readonly recommendation: Pick<Recommendation, 'id' | 'source'>;
}) => {
  const { t } = useTranslation('cart');
  const { t: say } = useTranslation();
  const { locale, cart } = useServices();
  const { money } = useFormats();
  const { id, title } = product;
  const address = pathTo.product(locale, id, product.slug);

  const add = () =>
    cart.add([
      {
        line: {
          productId: id,
          options: {},
          quantity: 1,
          createdFrom: createdFrom(recommendation, position),
        },
        product,
      },
    ]);

  return (
    <li className={styles.card}>
      <LinePicture image={product.image} to={address} />
      <div className={styles.what}>
        {product.badge && <p className={styles.badge}>{say(`product.badge.${product.badge}`)}</p>}
        <PreLink className={styles.title ?? ''} to={address}>
          {title}
        </PreLink>
        <Stars rating={product.rating} />
        <p className={styles.price}>{money(product.price.current)}</p>
      </div>
      {product.category !== 'lenscare' ? (
        <PreLink className={styles.add ?? ''} to={address} aria-label={t('recommendation.choose', { title })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5l7 7-7 7" />
          </svg>
        </PreLink>
      ) : (
        <button
          type="button"
          className={styles.add}
          aria-label={t('recommendation.add', { title })}
          onClick={add}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
        </button>
      )}
    </li>
  );
};
