import { makeOrderShield, type OrderShield } from '../../../application/customer/order-shield.ts';
import type { Services } from '../../../application/services.ts';

const shields = new WeakMap<Services, OrderShield>();

/** One for each tab; made where it is first wanted, so that its code comes to nobody else. */
export const shieldOf = (services: Services): OrderShield => {
  const shield = shields.get(services) ?? makeOrderShield(services);
  shields.set(services, shield);
  return shield;
};
