import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { defer, filter, firstValueFrom, map, NEVER, type Observable, startWith } from 'rxjs';
import type { DeliveryPrediction } from '../../domain/catalogue/delivery.ts';
import { packOf } from '../../domain/catalogue/lens/supply.ts';
import { everyDay } from '../../domain/catalogue/lens/wear.ts';
import type { ProductDetails, ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import { isBoughtLens } from '../../domain/orders/kept-lenses.ts';
import { lensPasses } from '../../domain/orders/lens-pass.ts';
import type { Order } from '../../domain/orders/order.ts';
import { orderedLenses } from '../../domain/orders/supply/ordered-lenses.ts';
import { type OwnSupply, ownSupplies } from '../../domain/orders/supply/own-supply.ts';
import {
  priceThen,
  type SupplyOffer,
  type SupplyOrder,
  supplyOffer,
  supplyOrder,
} from '../../domain/orders/supply/supply-order.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { CataloguePort } from '../catalogue/ports.ts';
import type { LensPassDesk } from '../customer/lens-pass-desk.ts';
import type { LensPassBook } from '../customer/ports/lens-pass.ts';
import type { ReminderAlarm } from '../customer/ports/reminders.ts';
import type { Reminders } from '../customer/reminders.ts';
import { type ClockPort, today } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import type { OrderHistory } from './order-history.ts';

/** The supply of another person that the customer orders for; without a name, of the customer. */
export interface OtherSupply {
  readonly name: string;
  readonly supply: OwnSupply;
  /** The order to repeat; undefined if the lens is unavailable. */
  readonly again?: Order;
}

/** What a customer has left of the lens that runs out first, and the terms of ordering it again. */
export interface OwnSupplyView {
  readonly supply: OwnSupply;
  /** The wearer's name as the customer entered it; undefined for the customer. */
  readonly wearer?: string;
  readonly product: ProductDetails;
  readonly last: SupplyOrder;
  readonly offer: SupplyOffer;
  /** The product that replaces it. */
  readonly successor?: ProductSummary;
  /** The current price of a box at this quantity; undefined while unknown. */
  readonly price?: Money;
  /** The earlier price, if it was different. */
  readonly priceThen?: Money;
  readonly arrival?: DeliveryPrediction;
  /** The supplies of others that the customer orders for. */
  readonly others: readonly OtherSupply[];
}

/** The sources of the customer's orders, reminders and lens pass. */
interface Desk {
  readonly history: Pick<OrderHistory, 'state$' | 'lookBack'>;
  readonly reminders: Pick<Reminders, 'state$' | 'load'>;
  readonly lensPass: Pick<LensPassDesk, 'state$' | 'load'>;
}
type Catalogue = Pick<CataloguePort, 'details' | 'replacement' | 'pricing' | 'deliveryPrediction'>;

/** Sends a request of a session and returns its final state. */
const settled = <A>(
  state$: Observable<RemoteState<Failure, A>>,
  ask: () => void,
): TE.TaskEither<Failure, A> => {
  const isOver = (state: RemoteState<Failure, A>) => state._tag !== 'Loading';
  return async () => {
    // If the session's code cannot be loaded, that counts as no answer too.
    const end = firstValueFrom(state$.pipe(filter(isOver))).catch(() =>
      failed<Failure>({ _tag: 'Unreachable' }),
    );
    ask();
    const state = await end;
    return state._tag === 'Failed' ? E.left(state.error) : E.right((state as { readonly value: A }).value);
  };
};

/** Makes a request optional: a failure becomes undefined. */
const orNothing = <A>(task: TE.TaskEither<Failure, A>): TE.TaskEither<never, A | undefined> =>
  TE.orElseW(() => TE.right(undefined))(task);

/**
 * Loads all products with one request. For a lens that is no longer in the catalogue, the content of its boxes is
 * unknown. Source: CAT-29.
 */
const productsOf =
  (catalogue: Catalogue) =>
  (ids: readonly ProductId[]): TE.TaskEither<Failure, ReadonlyMap<ProductId, ProductDetails>> =>
    pipe(
      catalogue.details(ids),
      TE.map((products) => new Map(products.map((product) => [product.id, product]))),
    );

/**
 * How often lenses are worn is a habit: the value from one order's reminder also applies to orders without a reminder.
 * Source: ACC-6.
 */
const wornBy =
  (alarms: readonly ReminderAlarm[]) =>
  ({ internalId }: Order) =>
    (alarms.find(({ order }) => order === internalId) ?? alarms.find(({ hasLenses }) => hasLenses))?.worn ??
    everyDay;

const lensesIn = (orders: readonly Order[]): readonly ProductId[] => [
  ...new Set(orders.flatMap(({ items }) => items.filter(isBoughtLens).map(({ productId }) => productId))),
];

/** Loads today's price and arrival for the same order. */
const terms = (catalogue: Catalogue, { order, items, boxes }: SupplyOrder, { id }: ProductDetails) =>
  pipe(
    TE.Do,
    TE.apS('pricing', orNothing(catalogue.pricing({ productId: id, quantity: boxes }))),
    TE.apS(
      'arrival',
      orNothing(
        catalogue.deliveryPrediction(
          items.map(({ productId, options, quantity }) => ({
            productId,
            options: Object.fromEntries(options.map(({ code, value }) => [code, value])),
            quantity,
          })),
          {
            shippingOption: order.shipments[0]?.method,
            countryTo: order.shippingAddress?.countryCode,
          },
        ),
      ),
    ),
  );

/** Whether the orders contain lenses. */
export const hasLens = (orders: readonly Order[]): boolean =>
  orders.some(({ items }) => items.some(isBoughtLens));

/** Whether the orders include the last lens of each wearer in the pass; without wearers, any lens. */
const hasAll = (book: LensPassBook | undefined) => {
  const wanted = book
    ? lensPasses(book.sets, book.wearers).map(({ entries: [{ set }] }) => set.orderNumber)
    : [];
  return (orders: readonly Order[]): boolean =>
    wanted.length > 0
      ? wanted.every((number) => orders.some((order) => order.number === number))
      : hasLens(orders);
};

/** Undefined if no lens was ordered, or none that is known. Source: HOME-1, HOME-2. */
const ownSupply = (
  desk: Desk,
  catalogue: Catalogue,
  clock: ClockPort,
): TE.TaskEither<Failure, OwnSupplyView | undefined> => {
  const { history, reminders, lensPass } = desk;
  return pipe(
    TE.Do,
    TE.apS('book', orNothing(settled(lensPass.state$.pipe(map((one) => one.kept)), lensPass.load))),
    TE.bindW('orders', ({ book }) =>
      settled(history.state$.pipe(map(({ orders }) => orders)), () => history.lookBack(hasAll(book))),
    ),
    TE.apSW('alarms', orNothing(settled(reminders.state$.pipe(map((one) => one.kept)), reminders.load))),
    TE.flatMap((read) =>
      pipe(
        productsOf(catalogue)(lensesIn(read.orders.orders)),
        TE.map((products) => ({ ...read, products })),
      ),
    ),
    TE.flatMap(({ orders: { orders }, alarms = [], book, products }) => {
      const packs = (id: ProductId) => {
        const product = products.get(id);
        const pack = product && packOf(product);
        return pack && E.isRight(pack) ? pack.right : undefined;
      };
      const lenses = orders.flatMap((order) =>
        orderedLenses(order, { packOf: packs, wornOf: wornBy(alarms), zone: clock.zone }),
      );
      const wearers = book?.wearers ?? [];
      const nameOf = (id: string) => wearers.find((one) => one.id === id)?.name;
      const otherSupply = (theirs: OwnSupply, name: string): OtherSupply => {
        const lens = products.get(theirs.first.productId);
        const order = supplyOrder(theirs, orders);
        const isSold = lens && order && supplyOffer(lens, order)._tag === 'Again';
        return { name, supply: theirs, ...(isSold && { again: order.order }) };
      };
      const [supply, ...others] = ownSupplies(lenses, { sets: book?.sets ?? [], wearers }, today(clock));
      const product = supply && products.get(supply.first.productId);
      const last = supply && supplyOrder(supply, orders);
      if (!product || !last) return TE.right(undefined);
      const offer = supplyOffer(product, last);
      const wearer = nameOf(supply.wearer);
      return pipe(
        terms(catalogue, last, product),
        TE.apSW(
          'successor',
          offer._tag === 'Instead' ? orNothing(catalogue.replacement(product.id)) : TE.right(undefined),
        ),
        TE.map(({ pricing, arrival, successor }): OwnSupplyView => {
          const price = pricing?.unit.current;
          const then = price && priceThen(price, last);
          return {
            supply,
            product,
            last,
            offer,
            ...(wearer !== undefined && { wearer }),
            ...(successor && { successor }),
            ...(price && { price }),
            ...(then && { priceThen: then }),
            ...(arrival && { arrival }),
            others: others.map((one) => otherSupply(one, nameOf(one.wearer) ?? '')),
          };
        }),
      );
    }),
  );
};

/** When the lenses of the signed-in customer run out, requested on subscription. Emits nothing for a guest. Source: HOME-2. */
export const ownSupply$ = (
  desk: Desk | undefined,
  catalogue: Catalogue,
  clock: ClockPort,
): Observable<RemoteState<Failure, OwnSupplyView | undefined>> =>
  desk
    ? defer(ownSupply(desk, catalogue, clock)).pipe(
        map(E.matchW(failed<Failure>, ready<OwnSupplyView | undefined>)),
        startWith(loading),
      )
    : NEVER;
