import { lineOf, readyCart } from '../bench.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, notFound, refused } from '../verdict.ts';

const guest = 'conformance@example.org';

/** Checks of the checkout beyond the cart. */
export const checkoutChecks: readonly Check[] = [
  {
    title: 'Ways to send are said of a country before there is a cart, and cost what they say',
    proves: ['CHK-9'],
    needs: ['shipping'],
    holds: async ({ visitor, data }) => {
      const { countryCode } = data.address;
      const options = await answerTo('ways to send', visitor().shipping.shippingOptions(countryCode));
      hold(options.length > 0, 'nothing is sent to the address of the test data');
      hold(
        options.every(({ price }) => price.minor >= 0),
        'sending something costs less than nothing',
      );
      hold(
        options.every(
          ({ earliest, latest, workingDays }) =>
            (earliest === undefined || latest === undefined || earliest <= latest) &&
            (!workingDays || workingDays.min <= workingDays.max),
        ),
        'a way of sending begins after it ends',
      );
    },
  },
  {
    title: 'A number in the loyalty programme is kept with a cart, and taken off again',
    proves: ['MILES-3'],
    needs: ['carts', 'catalogue', 'checkout'],
    holds: async (bench) => {
      const { carts, checkout } = bench.visitor();
      const { token } = await answerTo('a new cart', carts.create());
      await answerTo('an e-mail for a cart', checkout.setEmail(token, guest));
      const kept = await answerTo('a number', checkout.setMilesAndMoreNumber(token, '222012345678901'));
      hold(kept.customer?.milesAndMoreNumber !== undefined, 'a cart has forgotten the number');
      const without = await answerTo('no number', checkout.setMilesAndMoreNumber(token, ''));
      hold(without.customer?.milesAndMoreNumber === undefined, 'a number that was taken off is there');
    },
  },
  {
    title: 'Whether an order can be sold on account is answered for a cart that is ready',
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
        'advice on an invoice',
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
    title: 'A wallet is opened for a cart with goods, waits for its owner, and is nothing of another cart',
    proves: ['EXP-2', 'EXP-7'],
    needs: ['carts', 'catalogue', 'express'],
    holds: async (bench) => {
      const { carts, express } = bench.visitor();
      const wish = { wallet: 'paypal', returnPath: '/cart/express' } as const;
      const empty = await answerTo('a new cart', carts.create());
      await refused('a wallet for nothing', express.begin(empty.token, wish), 'cart.empty');
      const [card] = await bench.goods();
      const other = await answerTo('another cart', carts.create());
      const { token } = await answerTo('goods', carts.add(other.token, [lineOf(card)], bench.newId()));
      const { url, express: id } = await answerTo('a wallet', express.begin(token, wish));
      hold(/^(https?:\/)?\//.test(url), 'a wallet has no page');
      const { standing, payer } = await answerTo('how it stands', express.standing(token, id));
      hold(standing === 'open' && payer === undefined, 'a wallet that nobody approved is not open');
      await notFound('a wallet of another cart', express.standing(empty.token, id));
    },
  },
  {
    title: 'The cart of an account takes no e-mail but the account’s',
    proves: ['CHK-22'],
    needs: ['carts', 'checkout', 'accounts'],
    holds: async ({ customer }) => {
      const { carts, checkout, email } = await customer();
      const { token } = await answerTo('a cart of a customer', carts.create());
      await refused('another e-mail', checkout.setEmail(token, guest), 'customer.email_of_account');
      const kept = await answerTo('the e-mail of the account', checkout.setEmail(token, email));
      hold(kept.customer?.email === email, 'the cart of an account goes by another e-mail');
    },
  },
  {
    title: 'A cart that is no account’s takes any e-mail, also of who is signed in, until it becomes theirs',
    proves: ['CHK-22'],
    needs: ['carts', 'checkout', 'accounts'],
    holds: async ({ visitor, customer }) => {
      const { token } = await answerTo('a cart of nobody', visitor().carts.create());
      const { accounts, checkout, email } = await customer();
      const kept = await answerTo('any e-mail', checkout.setEmail(token, guest));
      hold(kept.customer?.email === guest, 'a cart of nobody does not go by the e-mail that it was given');
      const own = await answerTo('whose the cart is', accounts.claimCart(token));
      hold(own?.customer?.email === email, 'a cart that became an account’s goes by another e-mail');
      await refused('another e-mail', checkout.setEmail(token, guest), 'customer.email_of_account');
    },
  },
  {
    title: 'An address is looked up, and stays in its country',
    proves: [],
    needs: ['addresses'],
    holds: async ({ visitor, data }) => {
      const { address } = await answerTo('a look-up', visitor().addresses.sanitize(data.address));
      hold(address.countryCode === data.address.countryCode, 'a look-up moved an address abroad');
    },
  },
  {
    title: 'An optician of the list opens by its id, and one that there is not does not',
    proves: ['CHK-9'],
    needs: ['addresses'],
    holds: async ({ visitor, data }) => {
      const { addresses } = visitor();
      const partners = await answerTo('opticians', addresses.partners(data.address.countryCode));
      await notFound('an optician that there is not', addresses.partner('there-is-no-such-optician'));
      const [first] = partners;
      if (!first) return;
      const one = await answerTo('an optician', addresses.partner(first.id));
      hold(one.name === first.name, 'an optician is called otherwise in the list');
    },
  },
];
