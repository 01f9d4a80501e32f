import { self } from '../../../domain/orders/lens-pass.ts';
import { orderWearers } from '../../../domain/orders/order-wearers.ts';
import { useKept } from '../../identity/use-kept.ts';
import type { AccountHolder } from '../holder.ts';

/** Returns the names of the people whom an order's lenses are for, from a lens pass. Empty if there is none. Source: HOME-5. */
export const useOrderWearers = ({
  desk,
  customer,
}: AccountHolder): ((orderNumber: string) => readonly string[]) => {
  const { value } = useKept(desk.lensPass).kept;
  return (orderNumber) => {
    if (!value?.consented) return [];
    const { sets, wearers } = value;
    return orderWearers(orderNumber, sets, wearers).map((id) =>
      id === self ? customer.fullName : (wearers.find((one) => one.id === id)?.name ?? ''),
    );
  };
};
