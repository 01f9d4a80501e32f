import { useEffect } from 'react';
import type { OrderShield, ShieldView } from '../../../application/customer/order-shield.ts';
import { useServices } from '../services.ts';
import { useStream } from '../use-stream.ts';
import { shieldOf } from './shield-of.ts';

const nothing: ShieldView = { known: [], fills: [], confirmed: new Set() };

/** Returns what is known of the eyes that this visitor orders for, requested when first used. */
export const useShield = (): ShieldView & Pick<OrderShield, 'confirm' | 'choose'> => {
  const shield = shieldOf(useServices());
  useEffect(() => shield.ask(), [shield]);
  return { ...useStream(shield.state$, nothing), confirm: shield.confirm, choose: shield.choose };
};
