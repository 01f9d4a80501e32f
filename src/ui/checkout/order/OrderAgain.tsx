import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { linesAgain } from '../../../domain/cart/lines-again.ts';
import { goodsAgain } from '../../../domain/orders/goods-again.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';

/** Adds the lines of a cancelled order to the cart again, and shows the cart. */
export const OrderAgain = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { cart, locale } = useServices();
  const navigate = useNavigate();
  const lines = linesAgain(goodsAgain(order));
  if (lines.length === 0) return null;
  const putBack = () => {
    cart.add(
      lines.map(({ item, line }) => ({
        line,
        product: {
          id: item.productId,
          title: item.title,
          image: item.image,
          price: { current: item.unitPrice },
        },
      })),
    );
    void navigate(pathTo.cart(locale));
  };
  return <Button onClick={putBack}>{t('expired.again')}</Button>;
};
