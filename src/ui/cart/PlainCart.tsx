import { useTranslation } from 'react-i18next';
import type { Cart } from '../../domain/cart/cart.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { Picture } from '../shared/Picture.tsx';
import { useServices } from '../shared/services.ts';
import { CartSums } from './CartSums.tsx';
import { LineValues } from './LineValues.tsx';
import styles from './PlainCart.module.css';
import { useFormats } from './use-formats.ts';

/** The cart for a visitor without scripts: what lies in it, a form to take each line out, and whom to call. */
export const PlainCart = ({ cart, action }: { readonly cart: Cart | null; readonly action: string }) => {
  const { t } = useTranslation('cart');
  const { shop, locale } = useServices();
  const { money } = useFormats();
  return (
    <>
      <header className={styles.header}>
        <a href={pathTo.home(locale)}>{shop.name}</a>
      </header>
      <main id="main" className={styles.main}>
        <h1>{t('title')}</h1>
        {!cart || cart.items.length === 0 ? (
          <>
            <p>{t('empty.title')}</p>
            <p>{t('empty.text')}</p>
          </>
        ) : (
          <>
            <ul className={styles.lines}>
              {cart.items.map((item) => (
                <li key={item.id} className={styles.line}>
                  <Picture image={item.image} size="cart" alt="" />
                  <div>
                    <h2 className={styles.title}>
                      <a href={pathTo.product(locale, item.productId, item.slug)}>{item.title}</a>
                    </h2>
                    <LineValues item={item} />
                    <p>{t('line.quantityIs', { count: item.quantity })}</p>
                    <p>{money(item.total)}</p>
                    <form method="post" action={action}>
                      <input type="hidden" name="item" value={item.id} />
                      <button type="submit" aria-label={t('line.removeTitle', { title: item.title })}>
                        {t('line.remove')}
                      </button>
                    </form>
                  </div>
                </li>
              ))}
            </ul>
            <CartSums basket={cart} />
            <p>{t('plain.checkout', { phone: shop.contact.phone })}</p>
          </>
        )}
        <p>
          <a href={pathTo.home(locale)}>{t('backToShopping')}</a>
        </p>
      </main>
    </>
  );
};
