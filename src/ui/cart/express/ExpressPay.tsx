import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { walletsHere } from '../../../domain/checkout/express/express-wallet.ts';
import { expressPath } from '../../../domain/shared/express-path.ts';
import { useDeviceWallets } from '../../shared/device-wallets.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import { useCartObstructed } from '../notices/CartNotices.tsx';
import { useCart } from '../use-cart.ts';
import css from './ExpressPay.module.css';

/**
 * A button for each wallet that also provides the address. It leads to the wallet's page and back to the last checkout
 * step. The browser posts its form without scripts. Renders nothing while something cannot be ordered as it is or is
 * still being added. Source: EXP-1.
 */
export const ExpressPay = ({ cart }: { readonly cart: Pick<Cart, 'total' | 'items'> }) => {
  const { t } = useTranslation(['cart', 'common']);
  const { locale, shop } = useServices();
  const { tasks } = useCart();
  const wallets = walletsHere(shop.marks.payment, useDeviceWallets());
  const isObstructed = useCartObstructed();
  // A wallet pays only once. A subscription needs a payment method that can be stored.
  const isRegular = cart.items.some(({ every }) => every);
  if (isRegular || isObstructed || tasks.length > 0 || cart.total.minor === 0 || wallets.length === 0)
    return null;
  return (
    <form method="post" action={expressPath(locale)} className={css.express} aria-labelledby="express">
      <p id="express" className={css.title}>
        {t('cart:express.title')}
      </p>
      <div className={css.wallets}>
        {wallets.map((wallet) => (
          <button
            key={wallet}
            type="submit"
            name="wallet"
            value={wallet}
            className={buttonClass('secondary', css.wallet)}
          >
            {t(`common:payment.${wallet}`)}
          </button>
        ))}
      </div>
      <p className={css.hint}>{t('cart:express.hint')}</p>
    </form>
  );
};
