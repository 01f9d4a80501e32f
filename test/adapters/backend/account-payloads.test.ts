import { expect, it } from 'vitest';
import { makeAccountAdapter } from '../../../src/adapters/backend/account-adapter.ts';
import { makeMyOrdersAdapter } from '../../../src/adapters/backend/my-orders-adapter.ts';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { MyOrdersPort } from '../../../src/application/orders/ports.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import type { InternalOrderId, OrderToken } from '../../../src/domain/orders/order.ts';
import { type Saying, saidBy } from './wiretap.ts';

const cart = 'cart-token' as CartToken;

it.for<Saying<AccountPort>>([
  [
    'no body when checking whether the visitor is a guest · AUTH-12',
    ({ isGuest }) => isGuest(),
    'GET /customers/guest',
  ],
  ['no body when reading the customer · AUTH-12', ({ me }) => me(), 'GET /customers/me'],
  ['no body when signing out · AUTH-9', ({ signOut }) => signOut(), 'DELETE /customers/session'],
  [
    'e-mail and password · AUTH-9',
    ({ signIn }) => signIn('a@b.ch', 'Linse 2026'),
    'POST /customers/session',
    { email: 'a@b.ch', password: 'Linse 2026' },
  ],
  [
    'an identity instead of a password · AUTH-3 · AUTH-10',
    ({ signUp }) =>
      signUp({ email: 'a@b.ch', firstName: 'Mara', lastName: 'Keller', newsletter: false }, 'identity'),
    'POST /customers',
    expect.objectContaining({ identity_token: 'identity', subscribed_to_marketing_channels: false }),
  ],
  [
    'a password without an identity · AUTH-10',
    ({ signUp }) =>
      signUp({
        email: 'a@b.ch',
        firstName: 'Mara',
        lastName: 'Keller',
        password: 'Linse 2026',
        newsletter: true,
      }),
    'POST /customers',
    {
      email: 'a@b.ch',
      first_name: 'Mara',
      last_name: 'Keller',
      firstName: 'Mara',
      lastName: 'Keller',
      password: 'Linse 2026',
      subscribed_to_marketing_channels: true,
      locale_code: 'it',
    },
  ],
  [
    'the token of an identity to link · AUTH-6',
    ({ linkIdentity }) => linkIdentity('identity'),
    'POST /customers/me/identities',
    { token: 'identity' },
  ],
  [
    'all changes of a profile, with an empty phone to remove it · ADDR-5',
    ({ update }) => update({ firstName: 'Mia', lastName: 'Frei', birthday: '1990-02-28', phone: null }),
    'PATCH /customers/me',
    { first_name: 'Mia', last_name: 'Frei', birthday: '1990-02-28', phone_number: null },
  ],
  ['no field that the customer does not change', ({ update }) => update({}), 'PATCH /customers/me', {}],
  [
    'the password when closing the account · ACC-2',
    ({ remove }) => remove('Linse 2026'),
    'DELETE /customers/me',
    { password: 'Linse 2026' },
  ],
  [
    'the target, the cart and the names for a login link · AUTH-7',
    ({ sendLoginLink }) =>
      sendLoginLink('a@b.ch', '/checkout', cart, {
        firstName: 'Mara',
        lastName: 'Keller',
        newsletter: true,
      }),
    'POST /customers/login-link',
    {
      email: 'a@b.ch',
      redirect_link: '/checkout',
      redirectLink: '/checkout',
      locale: 'it',
      token_value: 'cart-token',
      tokenValue: 'cart-token',
      first_name: 'Mara',
      last_name: 'Keller',
      subscribed_to_marketing_channels: true,
    },
  ],
  [
    'the hash of a link, and that it may replace the signed-in customer · AUTH-7 · AUTH-20',
    ({ exchangeHash }) => exchangeHash('hash' as SignInHash, 'nonce', true),
    'POST /customers/login-link/exchange',
    { hash: 'hash', nonce: 'nonce', replace: true },
  ],
  [
    'a token with the nonce of this browser · AUTH-7',
    ({ signInWithIdToken }) => signInWithIdToken('token', 'nonce'),
    'POST /customers/session/identity',
    { token: 'token', nonce: 'nonce' },
  ],
  [
    'the current cart · CART-4',
    ({ claimCart }) => claimCart(cart),
    'POST /customers/me/cart',
    { cart_token: 'cart-token' },
  ],
  [
    'three passwords, each by its name · ACC-2',
    ({ changePassword }) => changePassword({ current: 'one', chosen: 'two', again: 'three' }),
    'PUT /customers/me/password',
    { current_password: 'one', new_password: 'two', confirm_new_password: 'three' },
  ],
  [
    'the number of a loyalty programme · MILES-3',
    ({ setMilesAndMore }) => setMilesAndMore('222012345678901'),
    'PUT /customers/me/miles-and-more',
    { miles_and_more_number: '222012345678901' },
  ],
  [
    'the e-mail of a password reset · AUTH-11',
    ({ askForReset }) => askForReset('a@b.ch'),
    'POST /customers/password-reset',
    { email: 'a@b.ch' },
  ],
  [
    'a new password with the token of a mail · AUTH-11',
    ({ resetPassword }) => resetPassword('token', 'Linse 2027'),
    'PUT /customers/password-reset',
    { token: 'token', password: 'Linse 2027' },
  ],
])('the account adapter sends %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeAccountAdapter(client, 'it')))).toEqual(said);
});

it.for<Saying<MyOrdersPort>>([
  [
    'a page of the history · ORD-2',
    ({ history }) => history(2, 10),
    'GET /customers/me/orders',
    { page: '2', itemsPerPage: '10' },
  ],
  [
    'a reorder by the token of a mail, with its coupon · REO-1',
    ({ reorder }) =>
      reorder({
        lastOrder: { _tag: 'ByToken', token: 'order-token' as OrderToken },
        cart,
        source: 'mail',
        coupon: 'SEHEN10',
      }),
    'POST /customers/me/reorders',
    { cart_token: 'cart-token', source: 'mail', last_order_token: 'order-token', coupon_code: 'SEHEN10' },
  ],
  [
    'a reorder by the internal id, without a coupon · REO-1',
    ({ reorder }) =>
      reorder({ lastOrder: { _tag: 'ByInternalId', id: '77' as InternalOrderId }, cart, source: 'account' }),
    'POST /customers/me/reorders',
    { cart_token: 'cart-token', source: 'account', last_order_internal_order_id: '77' },
  ],
])('the adapter of a customer’s orders requests %s', async ([, ask, ...said]) => {
  expect(await saidBy((client) => ask(makeMyOrdersAdapter(client)))).toEqual(said);
});
