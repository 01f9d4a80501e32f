import { useMemo } from 'react';
import { ownSupply$ } from '../../../application/orders/own-supply.ts';
import { loading } from '../../../application/shared/remote-state.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { neededOn } from '../../../domain/orders/supply/own-supply.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { ReorderHint } from '../../checkout/order/ReorderHint.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import { HintToCome } from './HintToCome.tsx';
import { RemindMe } from './RemindMe.tsx';

/** The day a customer needs lenses again, computed as in their account; from this order alone if the account has no day. Source: CHK-17, HOME-1. */
export const SuppliedHint = ({ order, alone }: { readonly order: Order; readonly alone: Day }) => {
  const { catalogue, clock } = useServices();
  const { desk } = useAccount();
  const supply$ = useMemo(() => ownSupply$(desk, catalogue, clock), [desk, catalogue, clock]);
  const supply = useStream(supply$, loading);
  if (supply._tag === 'Loading') return <HintToCome />;
  const view = supply.value;
  const date = view && neededOn([view.supply, ...view.others.map((other) => other.supply)], order.number);
  return (
    <ReorderHint date={date ?? alone} counts={date === undefined ? 'order' : 'home'}>
      <RemindMe order={order} />
    </ReorderHint>
  );
};
