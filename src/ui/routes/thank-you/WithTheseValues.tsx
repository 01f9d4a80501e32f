import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lensSetsOf } from '../../../domain/orders/lens-sets.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';

/**
 * Links to order each lens of an order again with a prefilled form. The values are passed in the tab's storage, never
 * in an address. Source: WEAR-4.
 */
export const WithTheseValues = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { locale, lastChoices } = useServices();
  const navigate = useNavigate();
  return lensSetsOf(order).map(({ id, productId, eyes, title, slug, orderedAt }) => (
    <li key={id}>
      <Button
        kind="plain"
        onClick={() =>
          void lastChoices
            .handOver({ productId, eyes, origin: { source: 'order', orderedAt } })
            .catch(() => undefined)
            .then(() => navigate(pathTo.product(locale, productId, slug)))
        }
      >
        {t('thankYou.withValues', { title })}
      </Button>
    </li>
  ));
};
