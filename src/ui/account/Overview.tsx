import {
  type AccountOverview,
  type OverviewParts,
  retryOverview,
} from '../../application/orders/account-overview.ts';
import { today } from '../../application/shared/clock.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { nextDelivery } from '../../domain/orders/next-delivery.ts';
import { useServices } from '../shared/services.ts';
import { AccountProblem } from './AccountProblem.tsx';
import { DefaultAddress } from './addresses/DefaultAddress.tsx';
import type { AccountHolder } from './holder.ts';
import { LastOrder } from './orders/LastOrder.tsx';
import { DeliveryTile } from './overview/DeliveryTile.tsx';
import { EmptyAccount } from './overview/EmptyAccount.tsx';
import { Greeting } from './overview/Greeting.tsx';
import { OpticianTile } from './overview/OpticianTile.tsx';
import css from './overview/overview.module.css';
import { PassTile } from './overview/PassTile.tsx';
import { PointsTile } from './overview/PointsTile.tsx';
import { SupplyTile } from './overview/SupplyTile.tsx';
import { TilesToCome } from './overview/TilesToCome.tsx';
import { useOverview } from './overview/use-overview.ts';

/** Returns why a part could not be loaded. If several failed, the first one, because they mostly share a cause. */
const failureOf = ({ isSettled: _, ...parts }: AccountOverview): Failure | undefined =>
  Object.values<OverviewParts[keyof OverviewParts]>(parts).flatMap((state) =>
    state._tag === 'Failed' ? [state.error] : [],
  )[0];

/** The tiles of what a customer has, each linked to its page. */
const Tiles = ({ overview }: { readonly overview: AccountOverview }) => {
  const { clock } = useServices();
  const { orders, supply, subscriptions, lensPass, bonus, optician, eyeChecks } = overview;
  const next = nextDelivery(
    orders.value?.orders ?? [],
    subscriptions.value?.subscriptions ?? [],
    today(clock),
  );
  const stats = bonus.value?.stats;
  return (
    <div className={css.tiles}>
      {supply.value && <SupplyTile view={supply.value} />}
      {next && <DeliveryTile next={next} />}
      {lensPass.value && <PassTile book={lensPass.value} />}
      {stats && stats.earned > 0 && <PointsTile stats={stats} />}
      <OpticianTile checks={eyeChecks.value ?? []} own={optician.value?.own ?? null} />
    </div>
  );
};

/** An overview of what a customer has with the shop. Source: ACC-12. */
export const Overview = ({ customer, desk }: AccountHolder) => {
  const { shop } = useServices();
  const overview = useOverview(desk);
  const failure = failureOf(overview);
  const orders = overview.orders.value?.orders;
  return (
    <div className={css.page} data-face={shop.hero} data-wide="">
      <Greeting customer={customer} />
      {failure && <AccountProblem failure={failure} onRetry={() => retryOverview(desk, shop, overview)} />}
      {overview.isSettled ? <Tiles overview={overview} /> : <TilesToCome />}
      {overview.isSettled && orders && !orders[0] && <EmptyAccount />}
      {overview.isSettled && (
        <div className={css.rest}>
          {orders?.[0] && <LastOrder desk={desk} order={orders[0]} />}
          <DefaultAddress customer={customer} desk={desk} />
        </div>
      )}
    </div>
  );
};
