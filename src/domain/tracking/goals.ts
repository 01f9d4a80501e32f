import type { VariableValue } from '../content/experiment.ts';
import { type Item, worthOf } from './goods.ts';
import type { ShopEvent } from './shop-event.ts';

/** What experiments are made for: something that is counted for the side that a visitor saw. */
export interface Goal {
  readonly name: string;
  readonly properties: Readonly<Record<string, VariableValue>>;
}

/** How much, in minor units, and in how many pieces; of which goods and by whom is nobody's business there. */
const amountOf = (items: readonly Item[]): Goal['properties'] => ({
  value: worthOf(items),
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** An order and an addition to the cart; nothing else is a goal. Source: TRK-5. */
export const goalOf = (event: ShopEvent): Goal | undefined => {
  if (event._tag === 'ItemsAdded') return { name: 'add_to_cart', properties: amountOf(event.items) };
  if (event._tag !== 'Ordered') return undefined;
  const { items, currency } = event.order;
  return { name: 'purchase', properties: { ...amountOf(items), currency } };
};

/** What becomes known of a visitor, by which a service may decide: that they have an account, that they bought. Source: TRK-5. */
export const traitOf = ({ _tag }: ShopEvent): Goal['properties'] | undefined => {
  if (_tag === 'Ordered') return { buyer: true };
  if (_tag === 'SignedIn' || _tag === 'SignedUp') return { customer: true };
  return _tag === 'SignedOut' ? { customer: false } : undefined;
};
