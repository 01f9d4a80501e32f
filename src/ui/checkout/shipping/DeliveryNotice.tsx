import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import card from '../Card.module.css';
import choice from '../Choice.module.css';

/** Asks whether the carrier may have e-mail and phone number, and shows both. Nothing is preselected. Source: CHK-9. */
export const DeliveryNotice = ({
  cart: { customer, shippingAddress, billingAddress },
  method,
  checked,
  onAnswer,
}: {
  readonly cart: Pick<Cart, 'customer' | 'shippingAddress' | 'billingAddress'>;
  readonly method: string;
  readonly checked: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}) => {
  const { t } = useTranslation('checkout');
  const { t: say } = useTranslation();
  const carrier = say(`carrier.${carrierOf(method)}`);
  const email = customer?.email ?? '';
  const phone = shippingAddress?.phone ?? billingAddress?.phone;
  return (
    <label className={card.tick}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
      />
      <span>
        {t('notice.ask', { carrier })}{' '}
        <span className={choice.note}>
          <Whole
            of={email}
            text={
              phone
                ? t('notice.both', { carrier, email, phone: phone.replaceAll(' ', '\u00a0') })
                : t('notice.email', { carrier, email })
            }
          />
        </span>
      </span>
    </label>
  );
};
