import type { Cart, NewCartLine } from '../domain/cart/cart.ts';
import type { ProductId, ProductSummary } from '../domain/catalogue/product.ts';
import { isPickup } from '../domain/checkout/pickup.ts';
import type { PrescriptionFacts } from '../domain/checkout/prescription-facts.ts';
import { seenOrder } from '../domain/checkout/seen-order.ts';
import type { Address } from '../domain/customer/address.ts';
import type { Order } from '../domain/orders/order.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { findGoods, findLens, type Goods } from './goods.ts';
import type { Ports } from './ports.ts';
import { answerTo, NotSeen } from './verdict.ts';
import type { World } from './world.ts';

/** Test data that cannot be requested from the implementation. */
export interface TestData {
  /** An address that this shop ships to. */
  readonly address: Address;
  /**
   * An address that the shop sends lenses to only with a prescription, and a valid prescription for it; undefined:
   * checks of this are not seen.
   */
  readonly prescribed?: { readonly address: Address; readonly prescription: PrescriptionFacts };
  /** A coupon valid for any cart; undefined: checks of accepted coupons are not seen. */
  readonly coupon?: string;
  /**
   * Whether a new account can be used at once. False if it has to be confirmed first: checks of customers are then not
   * seen.
   */
  readonly accounts: boolean;
  /** The language of the ports; undefined: product names are not compared. */
  readonly locale?: Locale;
  readonly world?: World;
}

/** A visitor signed in to an account of their own. */
export interface TestCustomer extends Ports {
  readonly email: string;
  readonly password: string;
}

/** A customer with a paid order of lenses and goods; the payment means is stored. */
export interface Buyer extends TestCustomer {
  readonly order: Order;
}

/** The tools for checks. */
export interface Bench {
  readonly data: TestData;
  /** A new guest without any data. */
  readonly visitor: () => Ports;
  /** A new guest in another shop of the same implementation; undefined if there is no other. */
  readonly elsewhere: (() => Ports) | undefined;
  /** A customer with a new account, which is deleted at the end. */
  readonly customer: () => Promise<TestCustomer>;
  /** Places and pays an order for the customer. */
  readonly bought: (customer: TestCustomer) => Promise<Buyer>;
  /** A customer who has bought something; the same one each time. */
  readonly buyer: () => Promise<Buyer>;
  /** Products without options and with enough stock. */
  readonly goods: () => Promise<Goods>;
  /** A pair of lenses as cart lines. */
  readonly lenses: () => Promise<readonly NewCartLine[]>;
  /** A part of the world around the backend. A check that needs a missing part is not seen. */
  readonly world: <Part extends keyof World>(part: Part) => NonNullable<World[Part]>;
  readonly newId: () => string;
}

/** Creates the bench, and a function that deletes everything created with it. */
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
    if (!there) throw new NotSeen(`it needs an action outside the backend (${part})`);
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
    if (!data.accounts) throw new NotSeen('new accounts cannot be used at once, as the test data says');
    const ports = visitor();
    people += 1;
    const email = `conformance-${run}-${people}@example.org`;
    const password = `Conform ${run.slice(0, 8)} 1`;
    const account = { email, firstName: 'Mara', lastName: 'Keller', password, newsletter: false };
    await answerTo('creating an account', ports.accounts.signUp(account));
    await answerTo('signing in', ports.accounts.signIn(email, password));
    const opens = { ...ports, email, password };
    opened.push(opens);
    return opens;
  };
  const bought: Bench['bought'] = async (who) => {
    const pay = world('pay');
    const many = (await goods()).map((card) => lineOf(card, 10));
    const cart = await readyCart(who, data, who.email, ...(await lenses()), ...many);
    // So that the lenses may be sent where a prescription is required.
    if (data.prescribed)
      await answerTo(
        'setting a prescription',
        who.checkout.setPrescription(cart.token, data.prescribed.prescription),
      );
    const order = await answerTo('placing an order', who.checkout.placeOrder(seenOrder(cart)));
    const wish = { returnPath: `/checkout/thank-you/${order.token}`, keepAlias: true };
    const start = await answerTo('starting a payment', who.payments.start(order.token, wish));
    if (start._tag === 'Redirect') {
      await pay(start.url);
      const outcome = await answerTo(
        'reading the outcome of the payment',
        who.payments.outcome(order.token, start.paymentId),
      );
      if (outcome !== 'succeeded') throw new NotSeen(`the order is not paid: the payment is ${outcome}`);
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
        // An account that a check has closed is already deleted, as intended.
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

/** Creates a cart with lines in it. */
export const cartWith = async (
  { carts }: Pick<Ports, 'carts'>,
  ...lines: readonly NewCartLine[]
): Promise<Cart> => {
  const { token } = await answerTo('creating a cart', carts.create());
  return answerTo('adding to a cart', carts.add(token, lines, crypto.randomUUID()));
};

/**
 * Takes a cart through all steps before the order, with the first shipping method to the address and the first
 * available payment method.
 */
export const readyCart = async (
  ports: Pick<Ports, 'carts' | 'checkout'>,
  { address }: TestData,
  email: string,
  ...lines: readonly NewCartLine[]
): Promise<Cart> => {
  const { checkout } = ports;
  const { token } = await cartWith(ports, ...lines);
  await answerTo('setting the e-mail address of a cart', checkout.setEmail(token, email));
  const addresses = { email, billing: address, shipping: address };
  const addressed = await answerTo(
    'setting the addresses of a cart',
    checkout.setAddresses(token, addresses),
  );
  const shipment = addressed.shipments[0]?.id;
  if (shipment === undefined) throw new NotSeen('the cart has no shipment');
  const ways = await answerTo(
    'reading the shipping methods of a cart',
    checkout.shippingMethods(token, shipment),
  );
  const way = ways.find((way) => !isPickup(way));
  if (!way) throw new NotSeen('no shipping method is available for the address of the test data');
  const sent = await answerTo(
    'choosing a shipping method',
    checkout.chooseShipping(token, shipment, way.key),
  );
  if (sent.checkoutState === 'payment_skipped') return sent;
  const methods = await answerTo('reading the payment methods of a cart', checkout.paymentMethods(token));
  const method = methods.find(({ code, unavailable }) => unavailable === undefined && code !== 'invoice');
  if (!method) throw new NotSeen('no payment method is available');
  return answerTo('choosing a payment method', checkout.choosePayment(token, method.code));
};

export const unknownProduct = 'there-is-no-such-product' as ProductId;
