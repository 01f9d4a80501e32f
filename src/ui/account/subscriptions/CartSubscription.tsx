import { useState } from 'react';
import type {
  KeptSubscriptions,
  SubscriptionsView,
} from '../../../application/customer/subscription-desk.ts';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import { isGift } from '../../../domain/cart/gift.ts';
import { subscriptionOfCart } from '../../../domain/orders/subscription/subscription.ts';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { LineValues } from '../../cart/line/LineValues.tsx';
import { useCart } from '../../cart/use-cart.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { NewForm } from './NewForm.tsx';
import css from './subscriptions.module.css';

/** What lies in the cart may come again and again, too; the cart stays as it is. Source: ACC-5. */
export const CartSubscription = ({
  desk,
  known,
  task,
}: {
  readonly desk: CustomerDesk['subscriptions'];
  readonly known: KeptSubscriptions;
  readonly task: SubscriptionsView['task'];
}) => {
  const { t } = useTranslation(['personal', 'cart']);
  const cart = useCart().remote.value;
  const [open, setOpen] = useState(false);
  const lines = cart?.items.filter((item) => !isGift(item) && !item.isTrial) ?? [];
  if (!cart || lines.length === 0) return null;
  const isMade = subscriptionOfCart(known.subscriptions, cart.id) !== undefined;
  if (isMade && !(open && task._tag !== 'Idle')) return null;
  return (
    <section className={card.form} aria-labelledby="cart-subscription">
      <h2 id="cart-subscription" className={card.subtitle}>
        {t('subscription.fromCart')}
      </h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.id} className={css.line}>
            <LinePicture image={line.image} />
            <div className={css.what}>
              <p className={css.name}>
                {t('subscription.article', { quantity: line.quantity, title: line.title })}
              </p>
              <LineValues item={line} />
            </div>
          </li>
        ))}
      </ul>
      <div className={card.ways}>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('subscription.new')}
        </Button>
      </div>
      <Dialog
        open={open}
        title={t('subscription.newTitle')}
        onClose={() => {
          desk.acknowledge();
          setOpen(false);
        }}
      >
        <NewForm
          of={{ cart: cart.token }}
          method={cart.paymentMethod}
          text={t('subscription.fromCartText')}
          madeOf={(all) => subscriptionOfCart(all, cart.id)}
          desk={desk}
          known={known}
          task={task}
        />
      </Dialog>
    </section>
  );
};
