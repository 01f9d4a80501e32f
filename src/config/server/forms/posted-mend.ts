import * as E from 'fp-ts/Either';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import { mendedLines } from '../../../domain/cart/mended-lines.ts';
import { cartFindings, knownEyes, postedMend } from './cart-findings.ts';
import type { VisitorAccount } from './visitor-account.ts';

interface PostedMend {
  readonly token: CartToken;
  /** The id of the pair's last line. */
  readonly item: string;
  readonly mend: string;
  readonly requestId: string;
}

/** Mends a pair in the cart with a mend that its findings offer now. Does nothing for any other. False if that failed. Source: WEAR-3. */
export const mendPosted = async (
  { carts, catalogue }: Pick<BackendPorts, 'carts' | 'catalogue'>,
  account: Pick<VisitorAccount, 'lensPass' | 'orders'>,
  { token, item, mend: text, requestId }: PostedMend,
): Promise<boolean> => {
  const cart = await carts.load(token)();
  if (E.isLeft(cart)) return isNoCart(cart.left);
  const found = await cartFindings(catalogue, await knownEyes(account), cart.right.items);
  const posted = postedMend(found, item, text);
  const lines = posted && mendedLines(posted.items, posted.mend);
  if (!lines) return true;
  const mended = await carts.add(
    token,
    lines,
    requestId,
    posted.items.map(({ id }) => id),
  )();
  return E.isRight(mended) || isNoCart(mended.left);
};
