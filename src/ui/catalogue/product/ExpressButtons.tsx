import { useTranslation } from 'react-i18next';
import { walletsHere } from '../../../domain/checkout/express/express-wallet.ts';
import { expressPath } from '../../../domain/shared/express-path.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import css from './express-buttons.module.css';
import { productFormId } from './form/form-id.ts';

/** The document is the same for all devices, so it offers only wallets that every browser can open. */
const anyDevice = { applePay: false, googlePay: false };

/**
 * Buttons that post the product form to a wallet instead of the cart. They exist only in the document; no script
 * renders them. The cart offers further wallets, once it knows the device. Source: EXP-1, EXP-2.
 */
export const ExpressButtons = () => {
  const { t } = useTranslation();
  const { locale, shop } = useServices();
  return (
    <div className={css.wallets}>
      {walletsHere(shop.marks.payment, anyDevice).map((wallet) => (
        <button
          key={wallet}
          type="submit"
          form={productFormId}
          formAction={expressPath(locale)}
          name="wallet"
          value={wallet}
          className={buttonClass('secondary', css.wallet)}
        >
          {`${t(`payment.${wallet}`)} Express`}
        </button>
      ))}
    </div>
  );
};
