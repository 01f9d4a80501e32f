import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './Marks.module.css';

/** How one can pay here, or who brings the parcel, as small plates. */
export const Marks = ({ kind }: { readonly kind: 'payment' | 'shipping' }) => {
  const { t } = useTranslation();
  const { marks } = useServices().shop;
  return (
    <ul className={css.marks}>
      {kind === 'payment'
        ? marks.payment.map((code) => <li key={code}>{t(`payment.${code}`)}</li>)
        : marks.shipping.map((carrier) => <li key={carrier}>{t(`carrier.${carrier}`)}</li>)}
    </ul>
  );
};
