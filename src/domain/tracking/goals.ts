import type { VariableValue } from '../content/experiment.ts';
import { type Item, worthOf } from './goods.ts';
import type { ShopEvent } from './shop-event.ts';

/** The goal of experiments: an event counted for the variant that a visitor saw. */
export interface Goal {
  readonly name: string;
  readonly properties: Readonly<Record<string, VariableValue>>;
}

/**
 * Returns the value in minor units and the number of pieces. The experiment service learns neither the products nor the
 * customer.
 */
const amountOf = (items: readonly Item[]): Goal['properties'] => ({
  value: worthOf(items),
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** Returns the goal of an event. Only orders and additions to the cart are goals. Source: TRK-5. */
export const goalOf = (event: ShopEvent): Goal | undefined => {
  if (event._tag === 'ItemsAdded') return { name: 'add_to_cart', properties: amountOf(event.items) };
  if (event._tag !== 'Ordered') return undefined;
  const { items, currency } = event.order;
  return { name: 'purchase', properties: { ...amountOf(items), currency } };
};

/**
 * Returns what an event reveals about the visitor and a service may use for its decisions: that they have an account,
 * or that they bought. Source: TRK-5.
 */
export const traitOf = ({ _tag }: ShopEvent): Goal['properties'] | undefined => {
  if (_tag === 'Ordered') return { buyer: true };
  if (_tag === 'SignedIn' || _tag === 'SignedUp') return { customer: true };
  return _tag === 'SignedOut' ? { customer: false } : undefined;
};
