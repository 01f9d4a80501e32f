import { useTranslation } from 'react-i18next';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import card from '../Card.module.css';

/**
 * Names an address of the book that is similar to the typed one. The typed address may be saved nevertheless. Source:
 * ADDR-1, ADDR-6.
 */
export const AlikeNote = ({ address }: { readonly address: BookAddress | undefined }) => {
  const { t } = useTranslation('checkout');
  const name =
    address &&
    `${address.firstName} ${address.lastName}, ${streetLine(address)}, ${address.postcode} ${address.city}`;
  return <div role="status">{name && <p className={card.note}>{t('book.alike', { name })}</p>}</div>;
};
