import { useTranslation } from 'react-i18next';
import { knownDefault } from '../../../domain/customer/default-address.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AddressText } from '../../checkout/address/AddressText.tsx';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import type { AccountHolder } from '../holder.ts';

/** The default address on the overview. It comes from the profile until the address book has loaded. Source: ADDR-1. */
export const DefaultAddress = ({ customer, desk }: AccountHolder) => {
  const { t } = useTranslation('account');
  const { locale } = useServices();
  const { kept } = useKept(desk.addressBook);
  const address = knownDefault(kept.value, customer.defaultAddress);
  // Shows nothing if the book is empty, because there is no default address.
  if (!address) return null;
  return (
    <section className={card.card} aria-labelledby="default-address">
      <h2 id="default-address" className={card.subtitle}>
        {t('overview.address')}
      </h2>
      <AddressText address={address} />
      <div className={card.ways}>
        <PreLink className={buttonClass('plain', card.start)} to={pathTo.account(locale, 'address-book')}>
          {t('sections.address-book')}
        </PreLink>
      </div>
    </section>
  );
};
