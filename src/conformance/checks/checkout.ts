import { leastShipping } from '../../domain/checkout/least-shipping.ts';
import { cartWith, lineOf, readyCart } from '../bench.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

const guest = 'conformance@example.org';

/** Checks of the checkout beyond the cart. */
export const checkoutChecks: readonly Check[] = [
  {
    title:
      'Shipping methods of a country can be read before there is a cart, with prices and consistent dates',
    proves: ['CHK-9'],
    needs: ['shipping'],
    holds: async ({ visitor, data }) => {
      const { countryCode } = data.address;
      const options = await answerTo(
        'reading the shipping methods of a country',
        visitor().shipping.shippingOptions(countryCode),
      );
      hold(options.length > 0, 'no shipping method is available for the address of the test data');
      hold(
        options.every(({ price }) => price.minor >= 0),
        'a shipping method has a negative price',
      );
      hold(
        options.every(
          ({ earliest, latest, workingDays }) =>
            (earliest === undefined || latest === undefined || earliest <= latest) &&
            (!workingDays || workingDays.min <= workingDays.max),
        ),
        'the earliest day of a shipping method is after its latest day',
      );
    },
  },
  {
    title: 'A cart that names a price from which shipping begins offers a method at that price',
    proves: ['CART-21'],
    needs: ['carts', 'catalogue', 'checkout'],
    holds: async (bench) => {
      const ports = bench.visitor();
      const [card] = await bench.goods();
      const { token } = await cartWith(ports, lineOf(card));
      const { address } = bench.data;
      const { shipments, shippingFrom } = await answerTo(
        'setting the addresses of a cart',
        ports.checkout.setAddresses(token, { email: guest, billing: address, shipping: address }),
      );
      const shipment = shipments[0]?.id;
      if (shipment === undefined || shippingFrom === undefined)
        throw new NotSeen('the cart names no price from which shipping begins');
      const ways = await answerTo(
        'reading the shipping methods of a cart',
        ports.checkout.shippingMethods(token, shipment),
      );
      hold(
        leastShipping(ways)?.minor === shippingFrom.minor,
        'shipping of a cart begins at another price than that of its cheapest method',
      );
    },
  },
  {
    title: 'A cart stores the number of a loyalty programme, and the number can be removed',
    proves: ['MILES-3'],
    needs: ['carts', 'catalogue', 'checkout'],
    holds: async (bench) => {
      const { carts, checkout } = bench.visitor();
      const { token } = await answerTo('creating a cart', carts.create());
      await answerTo('setting the e-mail address of a cart', checkout.setEmail(token, guest));
      const kept = await answerTo(
        'setting the loyalty number',
        checkout.setMilesAndMoreNumber(token, '222012345678901'),
      );
      hold(
        kept.customer?.milesAndMoreNumber !== undefined,
        'the cart does not have the loyalty number that was set',
      );
      const without = await answerTo(
        'removing the loyalty number',
        checkout.setMilesAndMoreNumber(token, ''),
      );
      hold(
        without.customer?.milesAndMoreNumber === undefined,
        'a loyalty number that was removed is still in the cart',
      );
    },
  },
  {
    title: 'For a cart that is ready to order, the shop answers whether an invoice is possible',
    proves: ['CHK-16'],
    needs: ['carts', 'catalogue', 'checkout'],
    holds: async (bench) => {
      const ports = bench.visitor();
      const [card] = await bench.goods();
      const {
        itemsTotal: orderTotal,
        items,
        priceChannel,
      } = await readyCart(ports, bench.data, guest, lineOf(card));
      const address = { ...bench.data.address, email: guest };
      await answerTo(
        'asking whether an invoice is possible',
        ports.checkout.invoiceAdvice({
          billingAddress: address,
          shippingAddress: address,
          orderTotal,
          priceChannel,
          items,
          tags: [],
          matchingProfile: 4,
        }),
      );
    },
  },
  {
    title:
      'An express payment starts for a cart with products, is open until it is approved, and belongs to its cart only',
    proves: ['EXP-2', 'EXP-7'],
    needs: ['carts', 'catalogue', 'express'],
    holds: async (bench) => {
      const { carts, express } = bench.visitor();
      const wish = { wallet: 'paypal', returnPath: '/cart/express' } as const;
      const empty = await answerTo('creating a cart', carts.create());
      await refused(
        'starting an express payment for an empty cart',
        express.begin(empty.token, wish),
        'cart.empty',
      );
      const [card] = await bench.goods();
      const other = await answerTo('creating another cart', carts.create());
      const { token } = await answerTo(
        'adding to the cart',
        carts.add(other.token, [lineOf(card)], bench.newId()),
      );
      const { url, express: id } = await answerTo('starting an express payment', express.begin(token, wish));
      hold(/^(https?:\/)?\//.test(url), 'the express payment has no URL');
      const { standing, payer } = await answerTo(
        'reading the state of the express payment',
        express.standing(token, id),
      );
      hold(
        standing === 'open' && payer === undefined,
        'an express payment that nobody approved is not open, or has a payer',
      );
      await notFound('reading the express payment of another cart', express.standing(empty.token, id));
    },
  },
  {
    title: 'The cart of an account accepts no other e-mail address than that of the account',
    proves: ['CHK-22'],
    needs: ['carts', 'checkout', 'accounts'],
    holds: async ({ customer }) => {
      const { carts, checkout, email } = await customer();
      const { token } = await answerTo('creating a cart as a customer', carts.create());
      await refused(
        'setting another e-mail address than that of the account',
        checkout.setEmail(token, guest),
        'customer.email_of_account',
      );
      const kept = await answerTo(
        'setting the e-mail address of the account',
        checkout.setEmail(token, email),
      );
      hold(
        kept.customer?.email === email,
        'the cart of an account does not have the e-mail address of the account',
      );
    },
  },
  {
    title:
      'A cart without an account accepts any e-mail address, also from a signed-in customer, until it belongs to the account',
    proves: ['CHK-22'],
    needs: ['carts', 'checkout', 'accounts'],
    holds: async ({ visitor, customer }) => {
      const { token } = await answerTo('creating a cart as a guest', visitor().carts.create());
      const { accounts, checkout, email } = await customer();
      const kept = await answerTo('setting any e-mail address', checkout.setEmail(token, guest));
      hold(
        kept.customer?.email === guest,
        'a cart without an account does not have the e-mail address that was set',
      );
      const own = await answerTo('claiming the cart for the account', accounts.claimCart(token));
      hold(
        own?.customer?.email === email,
        'a cart that an account claimed does not have the e-mail address of the account',
      );
      await refused(
        'setting another e-mail address than that of the account',
        checkout.setEmail(token, guest),
        'customer.email_of_account',
      );
    },
  },
  {
    title: 'An address check does not change the country',
    proves: [],
    needs: ['addresses'],
    holds: async ({ visitor, data }) => {
      const { address } = await answerTo('checking an address', visitor().addresses.sanitize(data.address));
      hold(address.countryCode === data.address.countryCode, 'the address check changed the country');
    },
  },
  {
    title: 'An optician of the list can be read by its id, and one that does not exist is NotFound',
    proves: ['CHK-9'],
    needs: ['addresses'],
    holds: async ({ visitor, data }) => {
      const { addresses } = visitor();
      const partners = await answerTo(
        'reading the list of opticians',
        addresses.partners(data.address.countryCode),
      );
      await notFound(
        'reading an optician that does not exist',
        addresses.partner('there-is-no-such-optician'),
      );
      const [first] = partners;
      if (!first) return;
      const one = await answerTo('reading an optician', addresses.partner(first.id));
      hold(
        one.name === first.name,
        'an optician has another name in the list than when it is read by its id',
      );
    },
  },
];
