import { useTranslation } from 'react-i18next';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import card from '../Card.module.css';

/** Says which address of the book is much like the one that is typed; it may be kept all the same. Source: ADDR-1, ADDR-6. */
export const AlikeNote = ({ address }: { readonly address: BookAddress | undefined }) => {
  const { t } = useTranslation('checkout');
  const name =
    address &&
    `${address.firstName} ${address.lastName}, ${streetLine(address)}, ${address.postcode} ${address.city}`;
  return <div role="status">{name && <p className={card.note}>{t('book.alike', { name })}</p>}</div>;
};
