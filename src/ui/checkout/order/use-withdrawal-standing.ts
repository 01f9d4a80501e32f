import { periodCountries } from '../../../application/orders/withdrawal-days.ts';
import { today } from '../../../application/shared/clock.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { type WithdrawalStanding, withdrawalStanding } from '../../../domain/orders/withdrawal-standing.ts';
import { useServices } from '../../shared/services.ts';

/** Returns whether an order can be withdrawn from, by the law of the country that it is sent to. Source: LAW-37. */
export const useWithdrawalStanding = (order: Order): WithdrawalStanding => {
  const { shop, clock } = useServices();
  const { withdrawalDays: days } = lawFor(shop, order.shippingAddress?.countryCode);
  const countries = periodCountries(shop, order.shippingAddress?.countryCode);
  return withdrawalStanding(order, { days, countries, today: today(clock), zone: clock.zone });
};
