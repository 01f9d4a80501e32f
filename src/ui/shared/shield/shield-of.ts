import { makeOrderShield, type OrderShield } from '../../../application/customer/order-shield.ts';
import type { Services } from '../../../application/services.ts';

const shields = new WeakMap<Services, OrderShield>();

/** Returns the shield, one for each tab. It is created where first needed, so that other visitors do not load its code. */
export const shieldOf = (services: Services): OrderShield => {
  const shield = shields.get(services) ?? makeOrderShield(services);
  shields.set(services, shield);
  return shield;
};
