import { useTranslation } from 'react-i18next';
import type { Address } from '../../../domain/customer/address.ts';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { addressLines } from '../../../domain/customer/address-lines.ts';
import { useServices } from '../../shared/services.ts';
import styles from './AddressText.module.css';

/** An address as it is printed on a parcel. */
export const AddressText = ({ address }: { readonly address: Address }) => {
  const { t } = useTranslation();
  const { countries } = useServices().shop;
  const lines = [
    ...addressLines(address, addressFormat(address.countryCode, countries)),
    t(`country.${address.countryCode}`),
  ];
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
};
