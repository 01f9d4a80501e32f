import { useTranslation } from 'react-i18next';
import { useServices } from '../shared/services.ts';
import css from './Marks.module.css';

/**
 * The payment methods, carriers or pick-up partners of this shop: names on badges in the shop's own style, without
 * company logos. The shop's stylesheet draws them, in this order (`mark-sheet.ts`). Source: MARK-2.
 */
export const Marks = ({ kind }: { readonly kind: 'payment' | 'shipping' | 'partner' }) => {
  const { t } = useTranslation();
  const { payment, shipping } = useServices().shop.marks;
  const { className, names } = {
    payment: { className: css.marks, names: payment.map((code) => t(`payment.${code}`)) },
    shipping: {
      className: `${css.marks} ${css.parcel}`,
      names: shipping.map((carrier) => t(`carrier.${carrier}`)),
    },
    partner: { className: `${css.marks} ${css.partner}`, names: ['Miles & More'] },
  }[kind];
  return (
    <ul className={className}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
};
