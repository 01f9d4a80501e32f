import type { Cart, NewCartLine } from '../domain/cart/cart.ts';
import type { ProductId, ProductSummary } from '../domain/catalogue/product.ts';
import type { Address } from '../domain/customer/address.ts';
import type { Ports } from './ports.ts';
import { answerTo, NotSeen } from './verdict.ts';

/** What cannot be found by asking. */
export interface TestData {
  /** Where a parcel of this shop may go. */
  readonly address: Address;
  /** A coupon that any cart may take; none: nothing is seen of coupons that are taken. */
  readonly coupon?: string;
  /** Whether a new account is open at once; off where it has to be confirmed first: nothing is seen of customers then. */
  readonly accounts: boolean;
}

/** A visitor who is signed in to an account of his own. */
export interface TestCustomer extends Ports {
  readonly email: string;
  readonly password: string;
}

/** What checks work on. */
export interface Bench {
  readonly data: TestData;
  /** Somebody new: nobody, with nothing. */
  readonly visitor: () => Ports;
  /** Somebody new in another shop of the same implementation; none: there is no other. */
  readonly elsewhere: (() => Ports) | undefined;
  /** A new account, gone at the end. */
  readonly customer: () => Promise<TestCustomer>;
  /** Goods that are there in numbers and have no values to choose; several. */
  readonly goods: () => Promise<readonly ProductSummary[]>;
  readonly newId: () => string;
}

/** Makes the bench, and what leaves nothing of it behind. */
export const makeBench = (
  visitor: () => Ports,
  data: TestData,
  elsewhere?: () => Ports,
): Bench & { readonly clear: () => Promise<void> } => {
  const opened: TestCustomer[] = [];
  const run = crypto.randomUUID();
  let people = 0;
  let found: Promise<readonly ProductSummary[]> | undefined;

  const findGoods = async (): Promise<readonly ProductSummary[]> => {
    const { catalogue } = visitor();
    const goods: ProductSummary[] = [];
    for (let page = 1; page <= 20 && goods.length < 3; page += 1) {
      const listing = await answerTo('a listing', catalogue.products({ page, itemsPerPage: 40 }));
      for (const one of listing.products) {
        const may = one.category === 'lenscare' && one.orderable === 'orderable' && one.stock >= 10;
        if (!may || one.stopOrder) continue;
        const product = await answerTo('a product', catalogue.product(one.id));
        if (product.options.length === 0) goods.push(one);
        if (goods.length === 3) break;
      }
      if (listing.products.length === 0) break;
    }
    if (goods.length < 2)
      throw new NotSeen('no two care products without options have ten pieces: see the test data');
    return goods;
  };

  return {
    data,
    visitor,
    elsewhere,
    newId: () => crypto.randomUUID(),
    goods: () => {
      found ??= findGoods();
      return found;
    },
    customer: async () => {
      if (!data.accounts) throw new NotSeen('accounts are not open at once here');
      const ports = visitor();
      people += 1;
      const email = `conformance-${run}-${people}@example.org`;
      const password = `Conform ${run.slice(0, 8)} 1`;
      const account = { email, firstName: 'Mara', lastName: 'Keller', password, newsletter: false };
      await answerTo('a new account', ports.accounts.signUp(account));
      await answerTo('signing in', ports.accounts.signIn(email, password));
      const customer = { ...ports, email, password };
      opened.push(customer);
      return customer;
    },
    clear: async () => {
      for (const { accounts, email, password } of opened) {
        // One that a check closed already is gone, and that is all that is wanted.
        await accounts.signIn(email, password)();
        await accounts.remove(password)();
      }
    },
  };
};

export const lineOf = (product: Pick<ProductSummary, 'id'>, quantity = 1): NewCartLine => ({
  productId: product.id,
  options: {},
  quantity,
});

/** A new cart with lines in it. */
export const cartWith = async (
  { carts }: Pick<Ports, 'carts'>,
  ...lines: readonly NewCartLine[]
): Promise<Cart> => {
  const { token } = await answerTo('a new cart', carts.create());
  return answerTo('an add to a cart', carts.add(token, lines, crypto.randomUUID()));
};

/** Takes a cart through the steps before the order: the first way of sending that brings it home, the first way of paying that is open. */
export const readyCart = async (
  ports: Pick<Ports, 'carts' | 'checkout'>,
  { address }: TestData,
  email: string,
  ...lines: readonly NewCartLine[]
): Promise<Cart> => {
  const { checkout } = ports;
  const { token } = await cartWith(ports, ...lines);
  await answerTo('an e-mail for a cart', checkout.setEmail(token, email));
  const addresses = { email, billing: address, shipping: address };
  const addressed = await answerTo('addresses for a cart', checkout.setAddresses(token, addresses));
  const shipment = addressed.shipments[0]?.id;
  if (shipment === undefined) throw new NotSeen('the cart has no shipment');
  const ways = await answerTo('ways to send a cart', checkout.shippingMethods(token, shipment));
  const way = ways.find(({ key }) => !key.includes('pickup'));
  if (!way) throw new NotSeen('no way of sending goes to the address of the test data');
  const sent = await answerTo('a way to send a cart', checkout.chooseShipping(token, shipment, way.key));
  if (sent.checkoutState === 'payment_skipped') return sent;
  const methods = await answerTo('ways to pay a cart', checkout.paymentMethods(token));
  const method = methods.find(({ code, unavailable }) => unavailable === undefined && code !== 'invoice');
  if (!method) throw new NotSeen('no way of paying is open');
  return answerTo('a way to pay a cart', checkout.choosePayment(token, method.code));
};

export const nobodysProduct = 'there-is-no-such-product' as ProductId;
