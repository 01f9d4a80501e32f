import type { Cart, CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import { isGift } from '../../../domain/cart/gift.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import type { Shielded } from '../../../domain/catalogue/lens/shield/order-shield.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import styles from '../../cart/line/CartLine.module.css';
import { LineBrand } from '../../cart/line/LineBrand.tsx';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { LineRhythm } from '../../cart/line/LineRhythm.tsx';
import { LineValues } from '../../cart/line/LineValues.tsx';
import { OpenSums } from '../../cart/sums/OpenSums.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { BasePrice } from '../../shared/elements/BasePrice.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import page from './CartPage.module.css';
import { PlainFindings } from './PlainFindings.tsx';

const Line = ({
  item,
  pair,
  action,
  country,
  found,
}: {
  readonly item: CartItem;
  readonly pair: number | undefined;
  readonly country: CountryCode | undefined;
  readonly action: string;
  /** What is worth reading once more in the pair that ends with it. */
  readonly found: Shielded | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  const { money } = useFormats();
  const given = isGift(item);
  return (
    <li className={styles.line}>
      <LinePicture image={item.image} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.each} />
        <a className={styles.title} href={pathTo.product(locale, item.productId, item.slug)}>
          {item.title}
        </a>
        <LineValues item={item} pair={pair} />
        <p className={styles.each}>
          {given
            ? t('gift.badge')
            : t(item.category === 'lens' ? 'line.eachBox' : 'line.each', {
                price: money(item.unitPrice),
              })}{' '}
          {!given && <BasePrice price={item.unitPrice} of={item.contents} country={country} />}
        </p>
        <LineRhythm item={item} className={styles.each} />
        {found && <PlainFindings {...found} item={item.id} action={action} />}
      </div>
      <p className={styles.total}>{given ? t('gift.free') : money(item.total)}</p>
      <div className={styles.actions}>
        {!given && <span>{t('line.quantityIs', { count: item.quantity })}</span>}
        <form method="post" action={action}>
          <input type="hidden" name="item" value={item.id} />
          <button
            type="submit"
            className={buttonClass('plain')}
            aria-label={t('line.removeTitle', { title: item.title })}
          >
            {t(given ? 'gift.decline' : 'line.remove')}
          </button>
        </form>
      </div>
    </li>
  );
};

/**
 * The cart for a visitor without scripts: what lies in it, a form to take each line out, and whom to call. Plain links,
 * for no router is there; the styles of the cart's page, for it has no others.
 */
export const PlainCart = ({
  cart,
  action,
  found,
  shippingPrice,
}: {
  readonly cart: Cart | null;
  readonly action: string;
  readonly found?: ReadonlyMap<CartItemId, Shielded> | undefined;
  /** What sending costs at least; none: it is not known. */
  readonly shippingPrice?: Money | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { shop, locale } = useServices();
  const isEmpty = !cart || cart.items.length === 0;
  const pairs = pairNumbers(cart?.items ?? []);
  return (
    <main id="main" className={page.page}>
      <h1 className={page.title}>{t('title')}</h1>
      {isEmpty ? (
        <p>
          {t('empty.title')}. {t('empty.text')}
        </p>
      ) : (
        <div className={page.columns}>
          <ul className={page.main}>
            {cart.items.map((item) => (
              <Line
                key={item.id}
                item={item}
                pair={pairs.get(item.id)}
                found={found?.get(item.id)}
                action={action}
                country={cart.shippingAddress?.countryCode}
              />
            ))}
          </ul>
          <section className={page.aside} aria-label={t('sum.total')}>
            <OpenSums cart={cart} shippingPrice={shippingPrice} withTotal />
            <p>{t('plain.checkout', { phone: shop.contact.phone })}</p>
          </section>
        </div>
      )}
      <p>
        <a href={pathTo.home(locale)}>{t('backToShopping')}</a>
      </p>
    </main>
  );
};
