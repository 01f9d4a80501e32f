import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import { isPrescribed } from '../../../domain/checkout/prescription-facts.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { isSold } from '../../../domain/orders/order-state.ts';
import { runsOut } from '../../../domain/orders/runs-out.ts';
import { regularGoods } from '../../../domain/orders/subscription/regular-goods.ts';
import { subscriptionOf } from '../../../domain/orders/subscription/subscription.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useKept } from '../../identity/use-kept.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { NewDialog } from './NewDialog.tsx';

/** On an order's page: starts a subscription of it, or links to the existing one. Source: ACC-5. */
export const NewSubscription = ({
  order,
  desk: { subscriptions: desk },
}: {
  readonly order: Order;
  readonly desk: CustomerDesk;
}) => {
  const { t } = useTranslation('personal');
  const { shop, locale } = useServices();
  const { kept, task } = useKept(desk);
  const [open, setOpen] = useState(false);
  const [first, ...others] = regularGoods(order);
  const isOffered = shop.features.subscriptions && isSold(order.state);
  if (!first || !isOffered || kept._tag === 'Failed' || kept.value?.isWhole === false) return null;
  const known = kept.value && subscriptionOf(kept.value.subscriptions, order.number);
  const isBusy = task._tag !== 'Idle';
  if (known && known.state !== 'cancelled' && !(open && isBusy))
    return (
      <PreLink className={buttonClass('secondary')} to={pathTo.account(locale, `subscription/${known.id}`)}>
        {t('subscription.toOwn')}
      </PreLink>
    );
  if (!runsOut(order)) return null;
  return (
    <NewDialog
      open={open}
      onOpen={setOpen}
      of={{ order: order.number }}
      goods={[first, ...others]}
      method={order.paymentMethod}
      text={t('subscription.newText')}
      asks={
        order.prescription === undefined && regularGoods(order).some(isPrescribed)
          ? lawFor(shop, order.shippingAddress?.countryCode)
          : undefined
      }
      madeOf={(all) => subscriptionOf(all, order.number)}
      desk={desk}
      known={kept.value}
      task={task}
    />
  );
};
