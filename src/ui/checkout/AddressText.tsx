import type { Address } from '../../domain/customer/address.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import styles from './Review.module.css';

/** An address as it is written on a parcel. */
export const AddressText = ({ address }: { readonly address: Address }) => {
  const { t } = useTranslation();
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.recipient && `c/o ${address.recipient}`,
    `${address.street} ${address.streetNumber}`,
    [address.additionalInfo, address.apartment].filter(Boolean).join(', '),
    `${address.postcode} ${address.city}${address.provinceCode ? ` ${address.provinceCode}` : ''}`,
    t(`country.${address.countryCode}`),
  ].filter((line): line is string => Boolean(line));
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
};
