import { useTranslation } from 'react-i18next';
import type { CartSidebarState } from '../../../application/cart/cart-sidebar.ts';
import styles from './Recommendations.module.css';
import { RecommendedProduct } from './RecommendedProduct.tsx';

/** Products that go with the cart. They are optional: if they cannot be loaded, no error is shown. Source: CART-7. */
export const Recommendations = ({
  recommendation,
}: {
  readonly recommendation: CartSidebarState['recommendation'];
}) => {
  const { t } = useTranslation('cart');
  const offered = recommendation?.value;
  if (!offered || offered.products.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('recommendation.title')}>
      <h2 className={styles.heading}>{t('recommendation.title')}</h2>
      <ul className={styles.list}>
        {offered.products.slice(0, 4).map((product, index) => (
          <RecommendedProduct
            key={product.id}
            product={product}
            position={index + 1}
            recommendation={offered}
          />
        ))}
      </ul>
    </section>
  );
};
