import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../application/shared/clock.ts';
import type { Cart, CartItem } from '../../../domain/cart/cart.ts';
import { articlesOf } from '../../../domain/orders/articles.ts';
import { laterBy } from '../../../domain/orders/subscription/interval.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import choice from '../Choice.module.css';
import styles from './regular-terms.module.css';

type Regular = CartItem & { readonly every: DeliveryInterval };
const isRegular = (item: CartItem): item is Regular => item.every !== undefined;

/** Returns the lines of a cart that are delivered regularly. */
export const regularOf = ({ items }: Pick<Cart, 'items'>): readonly Regular[] => items.filter(isRegular);

/**
 * The terms of regular deliveries beside the order button: articles, price, interval and duration. Also an unticked
 * consent to store lens values for them, and a button to order only once. Source: SUBS-5, LAW-12, LAW-30.
 */
export const RegularTerms = ({
  cart,
  asks,
  agrees,
  isMissing,
  tick,
  onAgree,
}: {
  readonly cart: Cart;
  /** Whether the articles contain values of eyes. */
  readonly asks: boolean;
  readonly agrees: boolean;
  /** The shopper tried to go on without consent. */
  readonly isMissing: boolean;
  readonly tick: Ref<HTMLInputElement>;
  readonly onAgree: (agrees: boolean) => void;
}) => {
  const { t } = useTranslation(['checkout', 'cart']);
  const { shop, clock, cart: session } = useServices();
  const { money, day } = useFormats();
  const items = regularOf(cart);
  const [first] = items;
  if (!first) return null;
  const { every } = first;
  const minor = items.reduce((sum, { total }) => sum + total.minor, 0) as Minor;
  const amount = money({ ...first.total, minor });
  const once = () => {
    // All lines of a product switch to a single delivery together, so changing one of them is enough.
    const one = new Map(items.map((item) => [item.productId, item]));
    for (const { id, quantity } of one.values()) session.setQuantity(id, quantity, true);
  };
  return (
    <section className={`${card.told} ${styles.terms}`} aria-labelledby="regular">
      <h3 id="regular" className={card.subtitle}>
        {t('regular.title')}
      </h3>
      <dl className={styles.facts}>
        <Fact name={t('regular.goods')}>
          {articlesOf(items)
            .map(({ title, quantity }) => `${quantity}\u00a0×\u00a0${title}`)
            .join(', ')}
        </Fact>
        <Fact name={t('regular.price')}>
          {t('regular.priceIs', { amount, percent: shop.regularSaving ?? 0 })}
        </Fact>
        <Fact name={t('regular.interval')}>{t(`cart:line.every.${every.unit}`, { count: every.every })}</Fact>
        <Fact name={t('regular.term')}>{t('regular.termIs')}</Fact>
        <Fact name={t('regular.paying')}>{t('regular.payingIs')}</Fact>
      </dl>
      <p className={card.text}>
        {t('regular.first', { day: day(laterBy(every, today(clock), 1)) })}{' '}
        {t(cart.customer?.accountId === undefined ? 'regular.guest' : 'regular.account')}
      </p>
      {asks && (
        <label className={card.tick}>
          <input
            ref={tick}
            type="checkbox"
            checked={agrees}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'regular-problem' : undefined}
            onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
          />
          <span>{t('regular.consent')}</span>
        </label>
      )}
      {isMissing && (
        <p id="regular-problem" className={choice.error} role="alert">
          {t('regular.consentMissing')}
        </p>
      )}
      <Button kind="plain" onClick={once}>
        {t('regular.once')}
      </Button>
    </section>
  );
};
