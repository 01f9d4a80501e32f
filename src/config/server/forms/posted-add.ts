import * as E from 'fp-ts/Either';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import {
  type AddDraft,
  type FieldRef,
  readAddDraft,
  readAddForm,
} from '../../../application/cart/add-form.ts';
import { writeAddProblem } from '../../../application/cart/add-problem-query.ts';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { CartPort } from '../../../application/cart/ports.ts';
import { inRhythm } from '../../../application/cart/rhythm-form.ts';
import type { CataloguePort } from '../../../application/catalogue/ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Cart, CartToken, NewCartLine } from '../../../domain/cart/cart.ts';
import { type KeptToken, keptAs } from '../../../domain/cart/kept-token.ts';
import type { Product, ProductId } from '../../../domain/catalogue/product.ts';
import { missing } from '../../../domain/catalogue/variant.ts';
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

/**
 * Returns the fields whose values are not made with the axis and the colour chosen beside them. The lists of a page
 * without scripts hold every value of the product. Source: CAT-9, EYE-3.
 */
const notMade = async (
  catalogue: Pick<CataloguePort, 'options'>,
  product: Product,
  { filled }: AddDraft,
): Promise<readonly FieldRef[]> => {
  const wrong = filled.map(async ({ group, values }) => {
    const { axis, color } = values;
    const made = await catalogue.options(product.id, {
      ...(axis !== undefined && { axis }),
      ...(color !== undefined && { color }),
    })();
    return E.isLeft(made) ? [] : missing(made.right, values).map((code): FieldRef => ({ group, code }));
  });
  return (await Promise.all(wrong)).flat();
};

export interface AddVisit {
  readonly locale: Locale;
  readonly shop: Pick<Shop, 'quantity' | 'subscription'>;
  /** Returns the cart to add to. */
  readonly own: () => Promise<E.Either<Failure, KeptToken | undefined>>;
  readonly newId: () => string;
  /** Whether the same choice is added only once, however often it is posted. Default: each post adds. */
  readonly once?: boolean;
}

export interface PostedAdd {
  readonly cart: Cart;
  readonly lines: readonly NewCartLine[];
  /** What the cookie of the cart says now. */
  readonly kept: KeptToken;
  /** Whether it is a new cart, because the one of this browser no longer exists for it. Source: CART-26. */
  readonly isGone: boolean;
}

/**
 * Adds the product of a form to the cart. Left: the path of the page that shows the error; undefined if there is no such
 * product.
 */
export const addPosted = async (
  { catalogue, carts }: Pick<BackendPorts, 'catalogue' | 'carts'>,
  form: FormData,
  { locale, shop, own, newId, once = false }: AddVisit,
): Promise<E.Either<string | undefined, PostedAdd>> => {
  const id = textIn(form, 'product_id') as ProductId;
  const product = id ? await catalogue.product(id)() : E.left<Failure>({ _tag: 'NotFound' });
  if (E.isLeft(product)) {
    const isUnknown = product.left._tag === 'NotFound' || product.left._tag === 'Refused';
    return E.left(isUnknown ? undefined : `${pathTo.product(locale, id)}?error=failed`);
  }
  const back = pathTo.product(locale, id, product.right.slug);
  const lines = readAddForm(form.entries(), product.right, shop.quantity);
  if (E.isLeft(lines)) return E.left(`${back}?${writeAddProblem(lines.left)}`);
  const wanted = inRhythm(form.entries(), product.right, lines.right, shop.subscription);
  const requestId = requestIdIn(form) ?? newId();
  const kept = await own();
  const add = (token: CartToken | undefined): Promise<E.Either<Failure, Cart>> =>
    once ? addOnce(carts, token, wanted, newId) : addTo(carts, token, wanted, () => requestId);
  const cart = E.isLeft(kept) ? kept : await add(kept.right?.token);
  if (E.isRight(kept) && E.isRight(cart)) {
    const { token } = cart.right;
    const isGone = kept.right !== undefined && kept.right.token !== token;
    return E.right({ cart: cart.right, lines: wanted, kept: keptAs(kept.right, token), isGone });
  }
  const at =
    E.isLeft(cart) && cart.left._tag === 'Refused'
      ? await notMade(catalogue, product.right, readAddDraft(form.entries(), product.right, shop.quantity))
      : [];
  return E.left(`${back}?${at.length > 0 ? writeAddProblem({ _tag: 'NotOffered', at }) : 'error=failed'}`);
};
