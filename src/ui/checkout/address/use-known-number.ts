import { useEffect, useRef } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Cart } from '../../../domain/cart/cart.ts';
import { numberForOrder } from '../../../domain/customer/miles-and-more.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';
import type { AddressForm } from './address-form.ts';

/** Fills in the loyalty number of the account once, if the checkout accepts such a number. Source: CHK-15. */
export const useKnownNumber = ({
  cart,
  form,
  setValue,
}: {
  readonly cart: Cart;
  readonly form: AddressForm;
  readonly setValue: UseFormSetValue<AddressForm>;
}): void => {
  const { shop } = useServices();
  const { customer } = useAccount();
  const began = useRef(false);
  const number = numberForOrder(shop.features.milesAndMore, customer?.milesAndMoreNumber);
  const untouched = !cart.customer?.milesAndMoreNumber && form.milesAndMoreNumber.trim() === '';
  useEffect(() => {
    if (number === undefined || began.current) return;
    began.current = true;
    if (untouched) setValue('milesAndMoreNumber', number);
  }, [number, untouched, setValue]);
};
