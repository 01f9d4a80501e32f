import type { PaymentAlias } from '../../../domain/checkout/payment-alias.ts';
import { PaymentMark } from '../../checkout/payment/PaymentMark.tsx';
import { useServices } from '../../shared/services.ts';
import css from './payment-card.module.css';

/**
 * A stored card or wallet, drawn in the style of the shop; without one, the card that could be stored. Hidden from screen
 * readers, because the text beside it says the same. Source: FACE-22.
 */
export const PaymentCard = ({ alias }: { readonly alias?: PaymentAlias }) => {
  const { hero } = useServices().shop;
  const digits = alias ? alias.lastDigits : '••••';
  return (
    <div className={css.card} data-face={hero} aria-hidden="true">
      {alias && <PaymentMark code={alias.method} />}
      {digits !== undefined && <span className={css.digits}>{`•••• ${digits}`}</span>}
    </div>
  );
};
