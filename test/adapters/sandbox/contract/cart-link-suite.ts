import { expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { formatAmount } from '../../../../src/adapters/sandbox/words/format-amount.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../../../src/domain/shared/locale.ts';
import { add, care, cartWith, done, failed, item, ordered, swissAddress } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const minutes = 60_000;
/** The checkbox at the e-mail field. */
const agreed = { given: true, words: consentWords.cart_reminder };

export const cartLinkSuite = (started: () => TestSandbox): void => {
  const open = (token: string, brand: BrandId = 'okulino') =>
    started()
      .client(brand)
      .setCurrentCart({ body: { abandoned_cart_token: token as never } });
  const mailsTo = (recipient: string) =>
    started().sandbox.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).execute();
  /** Advances the time, and runs what is due by then. */
  const after = async (ms: number) => {
    const { controls, sandbox } = started();
    controls.setClock(testNow + ms);
    await Promise.all([doDueWork(sandbox), doDueWork(sandbox)]);
    controls.setClock(testNow);
  };
  const left = async (email: string, brand: BrandId = 'okulino', locale: Locale = 'de') => {
    const client = started().client(brand, locale);
    const cart = await cartWith(client, item(care, 2));
    await done(
      client.updateOrder({ params: { token: cart.token_value }, body: { email, cart_reminder: agreed } }),
    );
    return { client, cart };
  };

  it('open the cart that they name · REO-5 · CALL-1', async () => {
    const cart = await cartWith(started().client(), item(care, 2));
    expect(await done(open(cart.token_value))).toEqual(cart);
  });

  it('do not open a cart of another shop, an ordered cart or an unknown one · REO-5 · CART-3', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    expect(await failed(open(cart.token_value, 'augental'))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
    await ordered(client, cart);
    expect(await failed(open(cart.token_value))).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
    expect(await failed(open('nobody'))).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
  });

  it('are sent once, after the cart has been untouched for an hour · REO-5', async () => {
    const { cart } = await left('once@example.org');
    await after(59 * minutes);
    expect(await mailsTo('once@example.org')).toEqual([]);
    await after(60 * minutes);
    await after(600 * minutes);
    const mails = await mailsTo('once@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual(['Dein Warenkorb bei Okulino wartet auf dich']);
    expect(mails[0]?.html).toContain(
      `href="http://okulino.localhost:4200/abandoned-cart/mail/${cart.token_value}"`,
    );
    expect(mails[0]?.text).toContain(`/abandoned-cart/mail/${cart.token_value}`);
    expect(mails[0]?.text).toContain(cart.items[0]?.title);
  });

  it('come in an e-mail with the discount beside the subtotal', async () => {
    const { client, cart } = await left('saving@example.org');
    const params = { token: cart.token_value };
    const saved = await done(client.applyCoupon({ params, body: { couponCode: 'SEHEN10' } }));
    await after(60 * minutes);
    const [mail] = await mailsTo('saving@example.org');
    const { items_total_before_promotion: before, order_promotion_total: discount } = saved;
    const { currency_code: currency } = saved;
    expect(discount).toBeLessThan(0);
    expect(mail?.text).toContain(
      `Zwischensumme  ${formatAmount(shops.okulino, { amount: before, currency })}\n`,
    );
    expect(mail?.text).toContain(
      `Rabatt (SEHEN10)  ${formatAmount(shops.okulino, { amount: discount, currency })}\n`,
    );
  });

  it('are sent later if the cart is changed · REO-5', async () => {
    const { client, cart } = await left('changed@example.org');
    started().controls.setClock(testNow + 30 * minutes);
    await add(client, cart, item(care));
    await after(80 * minutes);
    expect(await mailsTo('changed@example.org')).toEqual([]);
    await after(90 * minutes);
    expect(await mailsTo('changed@example.org')).toHaveLength(1);
  });

  it('are sent in the style of the shop and the language of the last change · I18N-3', async () => {
    const { cart } = await left('formal@example.org', 'opalys', 'de');
    const french = started().client('opalys', 'fr');
    await done(
      french.updateOrder({
        params: { token: cart.token_value },
        body: { email: 'formal@example.org', billing_address: swissAddress, shipping_address: swissAddress },
      }),
    );
    await after(60 * minutes);
    const [mail] = await mailsTo('formal@example.org');
    expect(mail?.subject).toBe('Votre panier chez Opalys vous attend');
    expect(mail?.text).toContain('Bonjour Madame Keller');
    expect(mail?.text).toContain('/fr/abandoned-cart/mail/');
  });

  it.each([
    ['was ordered', 'ordered@example.org'],
    ['is empty', 'empty@example.org'],
  ] as const)('are not sent for a cart that %s · REO-5', async (fact, email) => {
    const { client, cart } = await left(email);
    if (fact === 'was ordered') await ordered(client, cart, { email });
    else
      await done(
        client.removeFromCart({ params: { token: cart.token_value, item: cart.items[0]?.id ?? '' } }),
      );
    await after(120 * minutes);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('wartet'))).toEqual([]);
  });
};
