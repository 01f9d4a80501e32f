import * as E from 'fp-ts/Either';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { readAddForm } from '../../../application/cart/add-form.ts';
import { writeAddProblem } from '../../../application/cart/add-problem-query.ts';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { CartPort } from '../../../application/cart/ports.ts';
import { inRhythm } from '../../../application/cart/rhythm-form.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Cart, CartToken, NewCartLine } from '../../../domain/cart/cart.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { type FormTexts, textIn } from '../../../ui/shared/form-texts.ts';
import { holdsChoice, singleAddId } from './single-add.ts';

/** Returns the request id that the page gave an add. A repeated post with the same id is the same add. Source: CART-17. */
const requestIdIn = (form: FormTexts): string | undefined =>
  /^[\w-]{8,64}$/.exec(textIn(form, 'request_id'))?.[0];

/** Adds to the visitor's cart. Creates a new cart if the token matches none. Source: CART-2, CART-3. */
const addTo = async (
  carts: CartPort,
  token: CartToken | undefined,
  lines: readonly NewCartLine[],
  requestId: (cart: CartToken) => string,
): Promise<E.Either<Failure, Cart>> => {
  if (token) {
    const added = await carts.add(token, lines, requestId(token))();
    if (E.isRight(added) || !isNoCart(added.left)) return added;
  }
  const created = await carts.create()();
  if (E.isLeft(created)) return created;
  const { token: made } = created.right;
  return carts.add(made, lines, requestId(made))();
};

/** Adds a choice to a cart that does not hold it yet: again only if it was removed meanwhile. Source: EXP-8. */
const addOnce = async (
  carts: CartPort,
  token: CartToken | undefined,
  lines: readonly NewCartLine[],
  newId: () => string,
): Promise<E.Either<Failure, Cart>> => {
  const added = await addTo(carts, token, lines, (cart) => singleAddId(cart, lines));
  if (E.isLeft(added) || holdsChoice(added.right, lines)) return added;
  return carts.add(added.right.token, lines, newId())();
};

export interface AddVisit {
  readonly locale: Locale;
  readonly shop: Pick<Shop, 'quantity' | 'subscription'>;
  readonly token: CartToken | undefined;
  readonly newId: () => string;
  /** Whether the same choice is added only once, however often it is posted. Default: each post adds. */
  readonly once?: boolean;
}

/** Adds the product of a form to the cart. Left: the path of the page that shows the error. */
export const addPosted = async (
  { catalogue, carts }: Pick<BackendPorts, 'catalogue' | 'carts'>,
  form: FormData,
  { locale, shop, token, newId, once = false }: AddVisit,
): Promise<E.Either<string, { readonly cart: Cart; readonly lines: readonly NewCartLine[] }>> => {
  const id = textIn(form, 'product_id') as ProductId;
  const product = id ? await catalogue.product(id)() : E.left<Failure>({ _tag: 'NotFound' });
  if (E.isLeft(product)) {
    const isUnknown = product.left._tag === 'NotFound' || product.left._tag === 'Refused';
    return E.left(isUnknown ? pathTo.home(locale) : `${pathTo.product(locale, id)}?error=failed`);
  }
  const back = pathTo.product(locale, id, product.right.slug);
  const lines = readAddForm(form.entries(), product.right, shop.quantity);
  if (E.isLeft(lines)) return E.left(`${back}?${writeAddProblem(lines.left)}`);
  const wanted = inRhythm(form.entries(), product.right, lines.right, shop.subscription);
  const requestId = requestIdIn(form) ?? newId();
  const cart = once
    ? await addOnce(carts, token, wanted, newId)
    : await addTo(carts, token, wanted, () => requestId);
  return E.isLeft(cart) ? E.left(`${back}?error=failed`) : E.right({ cart: cart.right, lines: wanted });
};
