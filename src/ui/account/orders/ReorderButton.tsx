import { useTranslation } from 'react-i18next';
import type { ReorderView, ReorderWish } from '../../../application/orders/reorder-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { Button } from '../../shared/elements/Button.tsx';
import type { ButtonKind } from '../../shared/elements/button.ts';

const isOf = ({ internalId }: Order, wish: ReorderWish | undefined): boolean =>
  wish?.lastOrder._tag === 'ByInternalId' && wish.lastOrder.id === internalId;

/** A button that adds a whole order to the cart again. Renders nothing if the order cannot be repeated. */
export const ReorderButton = ({
  order,
  view: { wish, reorder },
  onBegin,
  kind = 'primary',
}: {
  readonly order: Order;
  readonly view: ReorderView;
  readonly onBegin: (wish: ReorderWish) => void;
  readonly kind?: ButtonKind;
}) => {
  const { t } = useTranslation('history');
  if (!order.reorderable) return null;
  const isOver = reorder?._tag === 'Reordered' || reorder?._tag === 'Failed';
  const busy = isOf(order, wish) && !isOver;
  return (
    <Button
      kind={kind}
      busy={busy}
      aria-label={t('againOf', { number: order.number })}
      onClick={() =>
        onBegin({ lastOrder: { _tag: 'ByInternalId', id: order.internalId }, source: 'account' })
      }
    >
      {t(busy ? 'moment' : 'again')}
    </Button>
  );
};
