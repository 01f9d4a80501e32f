import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import { splitHouseNumber } from '../../../domain/customer/house-number.ts';
import type { AddressForm, AddressKind } from './address-form.ts';

/**
 * Moves a house number from the end of the street into its own field, if that is empty: autofill and habit write both
 * into one. A shopper who has just pressed that field sees it selected, so that the number is replaced if they type it
 * again, and not doubled. Source: ADDR-9.
 */
export const moveHouseNumber = (
  kind: AddressKind,
  getValues: UseFormGetValues<AddressForm>,
  setValue: UseFormSetValue<AddressForm>,
): void => {
  const { street, streetNumber } = getValues(kind);
  const parts = streetNumber.trim() === '' ? splitHouseNumber(street) : undefined;
  if (!parts) return;
  setValue(`${kind}.street`, parts.street);
  setValue(`${kind}.streetNumber`, parts.streetNumber);
  // The street loses the focus before its successor has it.
  setTimeout(() => {
    const { activeElement: here } = document;
    if (here instanceof HTMLInputElement && here.name === `${kind}.streetNumber`) here.select();
  });
};
