import * as E from 'fp-ts/Either';
import type { CataloguePort } from '../../../application/catalogue/ports.ts';
import { historyPageSize, lookedBack } from '../../../application/orders/order-history.ts';
import type { CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import { lensPairs, pairFindings } from '../../../domain/cart/pair-findings.ts';
import type { Mend } from '../../../domain/catalogue/lens/shield/finding.ts';
import type { KnownEyes } from '../../../domain/catalogue/lens/shield/known-eyes.ts';
import type { Shielded } from '../../../domain/catalogue/lens/shield/order-shield.ts';
import { knownWearers } from '../../../domain/orders/known-eyes.ts';
import type { LensSet } from '../../../domain/orders/lens-pass.ts';
import { lensSetsOf } from '../../../domain/orders/lens-sets.ts';
import type { VisitorAccount } from './visitor-account.ts';

/** Returns the lens sets of the newest page of orders that holds any, up to the look-back limit. */
const setsOf = async (
  { history }: Pick<VisitorAccount['orders'], 'history'>,
  page = 1,
): Promise<readonly LensSet[]> => {
  const past = await history(page, historyPageSize)();
  if (E.isLeft(past)) return [];
  const { orders, total } = past.right;
  const sets = orders.flatMap(lensSetsOf);
  const isAll = orders.length === 0 || page * historyPageSize >= Math.min(total, lookedBack);
  return isAll || sets.length > 0 ? sets : setsOf({ history }, page + 1);
};

/**
 * Returns the known values of the eyes for which a visitor orders: from their lens pass, otherwise from their last
 * orders. Empty for a guest. Source: WEAR-1.
 */
export const knownEyes = async ({
  lensPass,
  orders,
}: Pick<VisitorAccount, 'lensPass' | 'orders'>): Promise<readonly KnownEyes[]> => {
  const pass = await lensPass.book()();
  if (E.isLeft(pass)) return [];
  const { consented, sets, wearers } = pass.right;
  if (consented) return knownWearers(sets, wearers, 'pass');
  return knownWearers(await setsOf(orders), [], 'order');
};

/** A pair in the cart, with the findings that the customer should check. */
export interface PairFound extends Shielded {
  readonly items: readonly CartItem[];
}

/** Returns the pairs with findings, by the id of their last line. Source: WEAR-3. */
export const cartFindings = async (
  catalogue: Pick<CataloguePort, 'details'>,
  known: readonly KnownEyes[],
  items: readonly CartItem[],
): Promise<ReadonlyMap<CartItemId, PairFound>> => {
  const pairs = lensPairs(items).filter((pair) => pairFindings(known, pair).findings.length > 0);
  const lenses = await catalogue.details(pairs.flatMap(([first]) => first?.productId ?? []))();
  const optionsOf = new Map(E.isRight(lenses) ? lenses.right.map(({ id, options }) => [id, options]) : []);
  return new Map(
    pairs.flatMap((pair) => {
      const [first, last] = [pair[0], pair.at(-1)];
      const shielded = pairFindings(known, pair, first && optionsOf.get(first.productId));
      return last && shielded.findings.length > 0 ? [[last.id, { ...shielded, items: pair }]] : [];
    }),
  );
};

/** Serialises a mend as the value of a form's button. */
export const mendText = (mend: Mend): string => JSON.stringify(mend);

/** Returns the mend that a form posts, if the pair of this line offers it. */
export const postedMend = (
  found: ReadonlyMap<CartItemId, PairFound>,
  last: string,
  text: string,
): { readonly items: readonly CartItem[]; readonly mend: Mend } | undefined => {
  const pair = [...found].find(([id]) => id === last)?.[1];
  const mend = pair?.findings.flatMap(({ mends }) => mends).find((one) => mendText(one) === text);
  return pair && mend && { items: pair.items, mend };
};
