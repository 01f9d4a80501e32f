import type { Configuration } from '../../../../domain/catalogue/lens/lens-options.ts';
import { carrierOf } from '../../../../domain/checkout/carrier.ts';
import type { OrderState } from '../../../../domain/orders/order-state.ts';
import type { CartItemWire } from '../../../contract/cart/cart-item.ts';

/** A line of a demonstration order. Options with only one value can be left out. */
export interface PastLine {
  readonly product: string;
  readonly quantity: number;
  readonly options?: Configuration;
  readonly eye?: NonNullable<CartItemWire['meta']['eye']>;
}

/** An order placed this many days before the shop opened here. */
export interface PastOrder {
  readonly daysAgo: number;
  readonly state: OrderState;
  readonly lines: readonly PastLine[];
  /** Whether it is in the warehouse for longer than announced to its buyer. All others leave with the next parcels. */
  readonly isLate?: true;
  /** Its mail is, or was, sent this many days after the shop opened here. */
  readonly reminder?: { readonly inDays: number; readonly state: 'on' | 'off' | 'sent' };
}

/** Returns the second of the day (UTC) at which a customer's nth order was placed: in the morning, at varying times. */
export const secondOfOrder = (nth: number): number => (6 + (nth % 5)) * 3600 + nth * 611;

/** Returns the tracking number of an order's parcel, in the format of the shipping method's carrier. */
export const trackingOf = (number: string, nth: number, method: string): string => {
  const own = number.replace(/\D/g, '');
  const end = String(10_000 + nth * 137);
  const carrier = carrierOf(method);
  if (carrier === 'post') return `99.60.${own}.${end}`;
  return carrier === 'dhl' ? `0034${(own + end).padStart(16, '0')}` : (own + end).padStart(14, '0');
};

const pair = (
  product: string,
  quantity: number,
  right: Configuration,
  left: Configuration,
): readonly PastLine[] => [
  { product, quantity, options: right, eye: 'right' },
  { product, quantity, options: left, eye: 'left' },
];

/** `left`: the sphere of the left eye, which gets stronger during the year. */
const toric = (boxes: number, left = '-1.75') =>
  pair(
    '10020',
    boxes,
    { sphere: '-2.25', cylinder: '-0.75', axis: '180' },
    { sphere: left, cylinder: '-1.25', axis: '90' },
  );
const bottle = (product: string, quantity = 1): PastLine => ({ product, quantity });

/** Lenses with different values for both eyes, every few weeks: more than one page of orders. */
export const regularOrders: readonly PastOrder[] = [
  { daysAgo: 356, state: 'shipped', lines: toric(2, '-1.50') },
  { daysAgo: 331, state: 'shipped', lines: [...toric(1, '-1.50'), bottle('20012')] },
  {
    daysAgo: 301,
    state: 'cancelled',
    lines: [{ product: '30011', quantity: 1, options: { color: 'navy' } }],
  },
  { daysAgo: 296, state: 'shipped', lines: toric(2, '-1.50') },
  { daysAgo: 240, state: 'shipped', lines: toric(2) },
  {
    daysAgo: 203,
    state: 'returned',
    lines: [{ product: '30011', quantity: 1, options: { color: 'tortoise' } }],
  },
  { daysAgo: 182, state: 'shipped', lines: [...toric(2), bottle('20051', 2)] },
  { daysAgo: 124, state: 'shipped', lines: toric(3) },
  { daysAgo: 96, state: 'shipped', lines: [bottle('20012', 2)] },
  { daysAgo: 63, state: 'shipped', lines: toric(2), reminder: { inDays: -10, state: 'sent' } },
  {
    daysAgo: 27,
    state: 'shipped',
    lines: [...toric(2), bottle('20012')],
    reminder: { inDays: 26, state: 'on' },
  },
  { daysAgo: 4, state: 'fulfiller_ready', lines: [...toric(1), bottle('20051')] },
];

/** A customer who tried several products. Some are discontinued, with and without a successor. */
export const changingOrders: readonly PastOrder[] = [
  {
    daysAgo: 344,
    state: 'shipped',
    lines: [{ product: '10261', quantity: 2, options: { sphere: '-3.00', radius: '8.5' }, eye: 'both' }],
  },
  {
    daysAgo: 262,
    state: 'shipped',
    lines: [
      ...pair(
        '10381',
        1,
        { sphere: '-3.00', cylinder: '-0.75', axis: '180' },
        { sphere: '-3.25', cylinder: '-0.75', axis: '10' },
      ),
      bottle('20012'),
    ],
  },
  {
    daysAgo: 171,
    state: 'shipped',
    lines: [
      { product: '10391', quantity: 1, options: { sphere: '-3.00' }, eye: 'both' },
      { product: '10130', quantity: 2, options: { sphere: '-3.00' }, eye: 'both' },
    ],
  },
  {
    daysAgo: 88,
    state: 'returned',
    lines: [{ product: '40010', quantity: 1, options: { sphere: '+1.50', color: 'navy' } }],
  },
  { daysAgo: 41, state: 'cancelled', lines: [bottle('20012', 3)] },
  {
    daysAgo: 12,
    state: 'open',
    isLate: true,
    lines: [{ product: '10130', quantity: 2, options: { sphere: '-3.00' }, eye: 'both' }],
    reminder: { inDays: 41, state: 'off' },
  },
];
