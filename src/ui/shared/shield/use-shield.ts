import { useEffect } from 'react';
import {
  makeOrderShield,
  type OrderShield,
  type ShieldView,
} from '../../../application/customer/order-shield.ts';
import type { Services } from '../../../application/services.ts';
import { useServices } from '../services.ts';
import { useStream } from '../use-stream.ts';

const nothing: ShieldView = { known: [], fills: [], confirmed: new Set() };

const shields = new WeakMap<Services, OrderShield>();

/** Returns the shield, one for each tab. It is created where first needed, so that other visitors do not load its code. */
const shieldOf = (services: Services): OrderShield => {
  const shield = shields.get(services) ?? makeOrderShield(services);
  shields.set(services, shield);
  return shield;
};

/** Returns what is known of the eyes that this visitor orders for, requested when first used. */
export const useShield = (): ShieldView & Pick<OrderShield, 'confirm' | 'choose'> => {
  const shield = shieldOf(useServices());
  useEffect(() => shield.ask(), [shield]);
  return { ...useStream(shield.state$, nothing), confirm: shield.confirm, choose: shield.choose };
};
