import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { variantId } from '../../../domain/catalogue/variant.ts';
import {
  checkInterval,
  type SubscriptionLimits,
  usualLimits,
} from '../../../domain/orders/subscription/interval.ts';
import {
  checkDeliveryDay,
  inRhythm,
  leftOut,
  restoreSkipped,
  resumedSchedule,
  skipNext,
  startingOn,
} from '../../../domain/orders/subscription/schedule.ts';
import { isDone, stateAfter } from '../../../domain/orders/subscription/states.ts';
import { readDay } from '../../../domain/shared/dates.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type FieldRefusal, type Refusal, refuse, refuseAny, violate } from '../../shop-server/refusal.ts';
import type { Asker } from '../call.ts';
import { optionsOf } from '../cart/add-to-cart.ts';
import { refuseItem, refuseQuantity } from '../cart/check-lines.ts';
import type { PlannedLine } from '../cart/planned-lines.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { KeptLine, SubscriptionRow } from '../db/subscription-tables.ts';
import { isRegular } from '../order-rows/begun-subscription.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { inRhythm as lineInRhythm } from '../subscription-rows/kept-line.ts';
import { asKept, scheduleOf } from '../subscription-rows/schedule-of.ts';
import { mayKeepLines } from './may-keep-lines.ts';
import { prescriptionFor } from './prescription-for.ts';
import { waysToPay } from './ways-to-pay.ts';

export type SubscriptionChange = BodyOf<ShopApi['updateSubscription']>;

/** The context of a change. */
interface Around {
  readonly trx: Trx;
  readonly sandbox: Sandbox;
  readonly channel: Asker;
  /** Undefined for a guest, who uses their link. */
  readonly customer: CustomerRow | undefined;
  readonly limits: SubscriptionLimits;
}
type Step = (
  around: Around,
  row: SubscriptionRow,
  change: SubscriptionChange,
) => E.Either<Refusal, SubscriptionRow> | Promise<E.Either<Refusal, SubscriptionRow>>;

const actionTo = { active: 'activate', paused: 'pause', cancelled: 'cancel' } as const;
/** Once the subscription has been changed, its problem counts as solved. */
const mended = { problem: null, failures: 0, retry_on: null } as const;

const moveState: Step = async ({ trx, sandbox, customer }, row, { state, consent }) => {
  if (state === undefined || isDone(row.state, actionTo[state])) return E.right(row);
  const after = stateAfter(row.state, actionTo[state]);
  if (after === undefined) return refuse(422, 'subscription.not_possible');
  if (after === 'cancelled')
    return E.right({ ...row, ...mended, state: after, cancelled_at: new Date(sandbox.clock.now()) });
  if (after === 'paused') return E.right({ ...row, ...mended, state: after });
  // A guest's subscription was created with that consent, and ends if the consent is withdrawn.
  if (customer && !(await mayKeepLines(trx, customer, row.lines, consent)))
    return refuse(422, 'subscription.consent');
  return E.right({
    ...row,
    ...mended,
    ...asKept(resumedSchedule(scheduleOf(row), today(sandbox.clock))),
    state: after,
  });
};

/** Skips the delivery of the given day. Repeating the request does not skip another one. */
const skip: Step = (_, row, { skip_order_date: day }) => {
  if (day === undefined || day !== row.next_date) return E.right(row);
  if (stateAfter(row.state, 'skip') === undefined) return refuse(422, 'subscription.not_possible');
  return E.right({ ...row, ...mended, ...asKept(skipNext(scheduleOf(row))) });
};

/** Named by its day as well: pressed twice, it does not bring back the one before it. */
const unskip: Step = ({ sandbox }, row, { unskip_order_date: day }) => {
  const now = today(sandbox.clock);
  if (day === undefined || day !== leftOut(scheduleOf(row), now)) return E.right(row);
  if (stateAfter(row.state, 'skip') === undefined) return refuse(422, 'subscription.not_possible');
  return E.right({ ...row, ...mended, ...asKept(restoreSkipped(scheduleOf(row), now)) });
};

const changeInterval: Step = ({ limits }, row, change) => {
  const { subscription_frequency: every, subscription_frequency_unit: unit = row.unit } = change;
  if (every === undefined) return E.right(row);
  const interval = checkInterval(limits)({ every, unit });
  if (E.isRight(interval)) {
    const lines = row.lines.map((line) => (isRegular(line) ? lineInRhythm(line, interval.right) : line));
    return E.right({ ...row, lines, ...asKept(inRhythm(scheduleOf(row), interval.right)) });
  }
  const { min, max } = interval.left;
  return violate([
    { path: 'subscription_frequency', code: `subscription.interval_${unit}`, values: { min, max } },
  ]);
};

const changeDay: Step = ({ sandbox, limits }, row, { next_order_date: day }) => {
  if (day === undefined || day === row.next_date) return E.right(row);
  const asked = E.flatMap(checkDeliveryDay(limits, today(sandbox.clock)))(readDay(day));
  if (E.isLeft(asked)) return violate([{ path: 'next_order_date', code: 'subscription.date' }]);
  const { interval } = scheduleOf(row);
  return E.right({ ...row, ...mended, ...asKept(startingOn(interval, asked.right)) });
};

const planned = ({ product_id, variant_id, options, meta, quantity }: KeptLine): PlannedLine => ({
  productId: product_id,
  variantId: variant_id,
  options,
  meta,
  quantity,
});

/** Subscription lines follow the rules of the cart, except for stock: future stock is unknown. */
const changeLines: Step = async ({ trx, sandbox, channel }, row, { items }) => {
  if (!items) return E.right(row);
  if (items.some(({ id }) => !row.lines.some((line) => line.id === id)))
    return refuse(422, 'subscription.line_gone');
  const shop = sandbox.shops[row.brand];
  const lines = row.lines.flatMap((line): readonly KeptLine[] => {
    const change = items.find(({ id }) => id === line.id);
    if (!change) return [line];
    if (change.quantity === 0) return [];
    const options = change.option ? optionsOf(change.option) : line.options;
    return [
      {
        ...line,
        options,
        variant_id: variantId(line.product_id as ProductId, options),
        quantity: change.quantity,
      },
    ];
  });
  if (lines.length === 0) return refuse(422, 'subscription.last_line');
  const products = await readProducts(trx, sandbox, channel, [
    ...new Set(lines.map(({ product_id }) => product_id)),
  ]);
  const after = lines.map(planned);
  const wrong = items.flatMap(({ id, option }, i): readonly FieldRefusal[] => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const product = products.get(line.product_id);
    // An unavailable product may stay as it is, in another quantity, or be removed. Its values cannot be changed.
    if (!option && !product?.orderable && line.quantity >= 1)
      return Number.isSafeInteger(line.quantity) && line.quantity <= shop.quantity.max
        ? []
        : [{ path: `items[${i}].quantity`, code: 'validation.invalid' }];
    const refusal =
      refuseItem(product, planned(line), `items[${i}]`) ??
      (product &&
        refuseQuantity(
          shop,
          product,
          new Map(),
          { before: [], after },
          planned(line),
          `items[${i}].quantity`,
        ));
    return refusal ? [refusal] : [];
  });
  return refuseAny(wrong) ?? E.right({ ...row, ...mended, lines });
};

const changePayment: Step = async ({ trx, sandbox, customer }, row, change) => {
  const { payment_method: method, payment_alias } = change;
  if (method === undefined) return E.right(row);
  const ways = customer ? await waysToPay(trx, sandbox, customer) : [];
  const way = ways.find(({ payment_method, alias }) => payment_method === method && alias === payment_alias);
  if (!way) return violate([{ path: 'payment_method', code: 'subscription.payment' }]);
  return E.right({
    ...row,
    ...mended,
    payment_method: way.payment_method,
    payment_alias: way.alias ?? null,
  });
};

/** Refuses a new prescription if it is not valid. The existing one is checked when goods are ordered. */
const changePrescription: Step = async ({ trx, sandbox, channel }, row, { prescription: said }) => {
  if (!said) return E.right(row);
  const ids = [...new Set(row.lines.map(({ product_id }) => product_id))];
  const products = await readProducts(trx, sandbox, channel, ids);
  const prescription = prescriptionFor(sandbox, { ...channel, brand_channel: row.brand }, said, {
    goods: [...products.values()],
    country: row.shipping_address.country_code,
    before: undefined,
  });
  return E.map((one: PrescriptionWire | undefined) => ({
    ...row,
    ...(row.problem?.code === 'prescription' && mended),
    prescription: one ?? null,
  }))(prescription);
};

const steps: readonly Step[] = [
  changeInterval,
  changeDay,
  skip,
  unskip,
  changeLines,
  changePayment,
  changePrescription,
  moveState,
];

/** Applies a change to a subscription without saving it, or returns why it is refused. Source: ACC-5. */
export const changed = async (
  parts: Omit<Around, 'limits'>,
  row: SubscriptionRow,
  change: SubscriptionChange,
): Promise<E.Either<Refusal, SubscriptionRow>> => {
  const { sandbox } = parts;
  if (change.state === 'cancelled' && row.state === 'cancelled') return E.right(row);
  if (row.state === 'cancelled') return refuse(422, 'subscription.over');
  const around = { ...parts, limits: sandbox.shops[row.brand].subscription ?? usualLimits };
  let after = row;
  for (const step of steps) {
    const next = await step(around, after, change);
    if (E.isLeft(next)) return next;
    after = next.right;
  }
  return E.right(after);
};
