import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  KeptSubscriptions,
  SubscriptionsView,
} from '../../../application/customer/subscription-desk.ts';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import { isPrescribed } from '../../../domain/checkout/prescription-facts.ts';
import { isRepeatableLine } from '../../../domain/orders/subscription/offer.ts';
import { subscriptionOfCart } from '../../../domain/orders/subscription/subscription.ts';
import { useCart } from '../../cart/use-cart.ts';
import card from '../../checkout/Card.module.css';
import { useServices } from '../../shared/services.ts';
import { Lines } from './Lines.tsx';
import { NewDialog } from './NewDialog.tsx';

/** Offers a subscription for the content of the cart. The cart stays as it is. Source: ACC-5. */
export const CartSubscription = ({
  desk,
  known,
  task,
}: {
  readonly desk: CustomerDesk['subscriptions'];
  readonly known: KeptSubscriptions;
  readonly task: SubscriptionsView['task'];
}) => {
  const { shop } = useServices();
  const { t } = useTranslation('personal');
  const cart = useCart().remote.value;
  const [open, setOpen] = useState(false);
  const lines = cart?.items.filter(isRepeatableLine) ?? [];
  const [first, ...others] = lines;
  if (!cart || !first) return null;
  const to = cart.shippingAddress?.countryCode;
  const isMade = subscriptionOfCart(known.subscriptions, cart.id) !== undefined;
  if (isMade && !(open && task._tag !== 'Idle')) return null;
  return (
    <section className={card.form} aria-labelledby="cart-subscription">
      <h2 id="cart-subscription" className={card.subtitle}>
        {t('subscription.fromCart')}
      </h2>
      <Lines lines={lines} />
      <div className={card.ways}>
        <NewDialog
          open={open}
          onOpen={setOpen}
          of={{ cart: cart.token }}
          goods={[first, ...others]}
          method={cart.paymentMethod}
          text={t('subscription.fromCartText')}
          asks={to !== undefined && lines.some(isPrescribed) ? lawFor(shop, to) : undefined}
          madeOf={(all) => subscriptionOfCart(all, cart.id)}
          desk={desk}
          known={known}
          task={task}
        />
      </div>
    </section>
  );
};
