import type { Partner } from '../../../domain/checkout/partner.ts';
import look from '../kept.module.css';

/** Name and address of an optician. */
export const OpticianAddress = ({ partner }: { readonly partner: Partner }) => (
  <address className={look.place}>
    <strong>{partner.name}</strong>
    <br />
    {partner.street} {partner.streetNumber}
    <br />
    {partner.postcode} {partner.city}
  </address>
);
