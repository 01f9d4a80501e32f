import { useTranslation } from 'react-i18next';
import { useServices } from '../shared/services.ts';
import css from './Marks.module.css';

/** How one can pay here, who brings the parcel, or with whom one collects: names in a row behind a drawn mark, nobody's logo. */
export const Marks = ({ kind }: { readonly kind: 'payment' | 'shipping' | 'partner' }) => {
  const { t } = useTranslation();
  const { payment, shipping } = useServices().shop.marks;
  const names = {
    payment: () => payment.map((code) => t(`payment.${code}`)),
    shipping: () => shipping.map((carrier) => t(`carrier.${carrier}`)),
    partner: () => ['Miles & More'],
  }[kind]();
  return (
    <ul className={kind === 'shipping' ? `${css.marks} ${css.parcel}` : css.marks}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
};
