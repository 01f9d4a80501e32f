import type { Cart, NewCartLine } from '../domain/cart/cart.ts';
import type { ProductId, ProductSummary } from '../domain/catalogue/product.ts';
import type { PrescriptionFacts } from '../domain/checkout/prescription-facts.ts';
import { seenOrder } from '../domain/checkout/seen-order.ts';
import type { Address } from '../domain/customer/address.ts';
import type { Order } from '../domain/orders/order.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { findGoods, findLens, type Goods } from './goods.ts';
import type { Ports } from './ports.ts';
import { answerTo, NotSeen } from './verdict.ts';
import type { World } from './world.ts';

/** What cannot be found by asking. */
export interface TestData {
  /** Where a parcel of this shop may go. */
  readonly address: Address;
  /** Where the shop sends lenses on a prescription only, and one that counts there; none: nothing is seen of it. */
  readonly prescribed?: { readonly address: Address; readonly prescription: PrescriptionFacts };
  /** A coupon that any cart may take; none: nothing is seen of coupons that are taken. */
  readonly coupon?: string;
  /** Whether a new account is open at once; off where it has to be confirmed first: nothing is seen of customers then. */
  readonly accounts: boolean;
  /** In which language the ports are asked; none: what a product is called in it is not compared. */
  readonly locale?: Locale;
  readonly world?: World;
}

/** A visitor who is signed in to an account of their own. */
export interface TestCustomer extends Ports {
  readonly email: string;
  readonly password: string;
}

/** A customer whose order, of lenses and goods, was paid; how it was paid is kept. */
export interface Buyer extends TestCustomer {
  readonly order: Order;
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
  /** The customer buys something and pays. */
  readonly bought: (customer: TestCustomer) => Promise<Buyer>;
  /** Somebody who has bought something; the same one each time. */
  readonly buyer: () => Promise<Buyer>;
  /** Goods that are there in numbers and have no values to choose. */
  readonly goods: () => Promise<Goods>;
  /** A pair of lenses as a cart takes it. */
  readonly lenses: () => Promise<readonly NewCartLine[]>;
  /** A part of the world around the backend; a check that needs one that is not there is not seen. */
  readonly world: <Part extends keyof World>(part: Part) => NonNullable<World[Part]>;
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
  let found: Promise<Goods> | undefined;
  let lens: Promise<readonly NewCartLine[]> | undefined;

  let buys: Promise<Buyer> | undefined;

  const world: Bench['world'] = (part) => {
    const there = data.world?.[part];
    if (!there) throw new NotSeen(`it needs the world around the backend (${part})`);
    return there;
  };
  const goods: Bench['goods'] = () => {
    found ??= findGoods(visitor().catalogue);
    return found;
  };
  const lenses: Bench['lenses'] = () => {
    lens ??= findLens(visitor().catalogue);
    return lens;
  };
  const customer: Bench['customer'] = async () => {
    if (!data.accounts) throw new NotSeen('accounts are not open at once here');
    const ports = visitor();
    people += 1;
    const email = `conformance-${run}-${people}@example.org`;
    const password = `Conform ${run.slice(0, 8)} 1`;
    const account = { email, firstName: 'Mara', lastName: 'Keller', password, newsletter: false };
    await answerTo('a new account', ports.accounts.signUp(account));
    await answerTo('signing in', ports.accounts.signIn(email, password));
    const opens = { ...ports, email, password };
    opened.push(opens);
    return opens;
  };
  const bought: Bench['bought'] = async (who) => {
    const pay = world('pay');
    const many = (await goods()).map((card) => lineOf(card, 10));
    const cart = await readyCart(who, data, who.email, ...(await lenses()), ...many);
    // Its lenses may go where one is asked for.
    if (data.prescribed)
      await answerTo(
        'a prescription',
        who.checkout.setPrescription(cart.token, data.prescribed.prescription),
      );
    const order = await answerTo('an order', who.checkout.placeOrder(seenOrder(cart)));
    const wish = { returnPath: `/checkout/thank-you/${order.token}`, keepAlias: true };
    const start = await answerTo('a payment', who.payments.start(order.token, wish));
    if (start._tag === 'Redirect') {
      await pay(start.url);
      const outcome = await answerTo('what became of it', who.payments.outcome(order.token, start.paymentId));
      if (outcome !== 'succeeded') throw new NotSeen(`the order is not paid: ${outcome}`);
    }
    return { ...who, order };
  };

  return {
    data,
    visitor,
    elsewhere,
    newId: () => crypto.randomUUID(),
    goods,
    lenses,
    world,
    customer,
    bought,
    buyer: () => {
      buys ??= customer().then(bought);
      return buys;
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
