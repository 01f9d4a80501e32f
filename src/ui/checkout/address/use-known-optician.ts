import { useEffect, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Cart } from '../../../domain/cart/cart.ts';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useKept } from '../../identity/use-kept.ts';
import { useServices } from '../../shared/services.ts';
import { readDraft } from '../draft.ts';
import type { AddressForm } from './address-form.ts';

/**
 * Selects the customer's optician once, if they want to collect parcels there. Another choice for this order is kept.
 * Source: ACC-8, CHK-9.
 */
export const useKnownOptician = ({
  cart,
  setValue,
}: {
  readonly cart: Cart;
  readonly setValue: UseFormSetValue<AddressForm>;
}): void => {
  const {
    shop: { features },
    tab,
  } = useServices();
  const { desk } = useAccount();
  const { kept } = useKept(features.pickup ? desk?.optician : undefined);
  const [isOpen, setOpen] = useState(
    () => cart.shippingAddress === undefined && readDraft(tab, cart, 'address').delivery === undefined,
  );
  const own = kept.value?.own;
  const isReady = own?.pickupWanted === true && !own.closed && offersPickup(features.pickup, own.partner);
  const known = isReady ? own.partner.id : undefined;
  useEffect(() => {
    if (known === undefined || !isOpen) return;
    setOpen(false);
    setValue('delivery', 'partner');
    setValue('partner', known);
  }, [known, isOpen, setValue]);
};
