import type { Partner } from '../../../domain/checkout/partner.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import look from '../kept.module.css';

/** Name and address of an optician. */
export const OpticianAddress = ({ partner }: { readonly partner: Partner }) => (
  <address className={look.place}>
    <strong>{partner.name}</strong>
    <br />
    {streetLine(partner)}
    <br />
    {partner.postcode} {partner.city}
  </address>
);
