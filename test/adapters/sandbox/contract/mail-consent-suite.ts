import { expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import type { MailGroup } from '../../../../src/domain/customer/mail-preferences.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, failed, germanAddress, item, swissAddress } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const known = { params: { id: 'new' } };
const days = 24 * 3_600_000;

export const mailConsentSuite = (started: () => TestSandbox): void => {
  const newReader = async (brand: BrandId, wanted: boolean) => {
    const here = openBrowser(started(), brand);
    const email = newEmail();
    await done(
      here.client.customerSignMeUp({
        body: { ...person(email), subscribed_to_marketing_channels: wanted, password },
      }),
    );
    await done(here.client.customerSignMeIn({ body: { email, password } }));
    return { ...here, email };
  };
  const choose = async ({ client }: TestBrowser, email: string, groups: readonly MailGroup[]) => {
    const { account_id } = await done(client.getMe({}));
    return done(
      client.updateMarketingCommunication({
        ...known,
        body: {
          account_id,
          marketing_channels: groups.flatMap((group) => (group === 'newsletter' ? [group] : [])),
          mail_groups: groups,
          customer_data: { email, first_name: 'Mara', last_name: 'Keller', locale: 'de' },
        },
      }),
    );
  };
  const consentOf = async ({ client }: TestBrowser) =>
    (await done(client.getMarketingCommunication(known))).consent;
  const mails = async (email: string) => {
    await doDueWork(started().sandbox);
    return mailsTo(started(), email);
  };
  const tokenIn = (text: string | undefined, page: 'confirm' | 'unsubscribe'): string =>
    new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text ?? '')?.[1] ?? '';
  const agree = async ({ client }: TestBrowser, token: string) =>
    (await done(client.giveMailConsent({ body: { token } }))).status;

  it.each(['linsenwerk', 'augental'] as const)(
    'needs a confirmation by e-mail where the law requires it (%s), then begins with a greeting · ACC-3 · AUTH-10',
    async (brand) => {
      const reader = await newReader(brand, true);
      expect(await consentOf(reader)).toBe('waiting');
      const [asking, ...others] = await mails(reader.email);
      expect(asking?.subject).toMatch(/^Nur noch bestätigen/);
      expect(others).toEqual([]);
      // Anyone with the mail can agree, on any device.
      const elsewhere = openBrowser(started(), brand);
      expect(await agree(elsewhere, tokenIn(asking?.text, 'confirm'))).toBe('OK');
      expect(await agree(elsewhere, tokenIn(asking?.text, 'confirm'))).toBe('OK');
      expect(await consentOf(reader)).toBe('given');
      const [, greeting, ...more] = await mails(reader.email);
      expect(greeting?.subject).toMatch(/^Willkommen beim Newsletter/);
      expect(more).toEqual([]);
    },
  );

  it.each(['okulino', 'viszola', 'opalys'] as const)(
    'begins at once elsewhere (%s) · ACC-3',
    async (brand) => {
      const reader = await newReader(brand, false);
      expect(await consentOf(reader)).toBe('none');
      expect((await choose(reader, reader.email, ['newsletter'])).consent).toBe('given');
      await choose(reader, reader.email, ['newsletter', 'bonus_points']);
      expect(await mails(reader.email)).toMatchObject([{ subject: expect.stringContaining('Newsletter') }]);
    },
  );

  it('needs a confirmation once goods go to a country whose law requires it, from whatever shop · LAW-10 · ACC-3', async () => {
    const reader = await newReader('okulino', false);
    const save = (body: typeof germanAddress) => done(reader.client.createCustomerAddress({ body }));
    await save(swissAddress);
    expect((await choose(reader, reader.email, ['newsletter'])).consent).toBe('given');
    await save(germanAddress);
    expect(await consentOf(reader)).toBe('waiting');
    expect((await choose(reader, reader.email, ['newsletter', 'bonus_points'])).consent).toBe('waiting');
    const asking = (await mails(reader.email)).at(-1);
    expect(asking?.subject).toMatch(/^Nur noch bestätigen/);
    expect(await agree(reader, tokenIn(asking?.text, 'confirm'))).toBe('OK');
    expect(await consentOf(reader)).toBe('given');
  });

  it('is asked for once while a link is open, again on request, and never after confirmation · ACC-3', async () => {
    const reader = await newReader('linsenwerk', false);
    await choose(reader, reader.email, ['newsletter']);
    await choose(reader, reader.email, ['newsletter', 'bonus_points']);
    expect(await mails(reader.email)).toHaveLength(1);
    await done(reader.client.askForMailConsent({}));
    const [first, second] = await mails(reader.email);
    expect(await agree(reader, tokenIn(second?.text, 'confirm'))).toBe('OK');
    expect(await agree(reader, tokenIn(first?.text, 'confirm'))).toBe('OK');
    await done(reader.client.askForMailConsent({}));
    expect((await choose(reader, reader.email, ['newsletter', 'review_orders'])).consent).toBe('given');
    const subjects = (await mails(reader.email)).map(({ subject }) => subject.slice(0, 8));
    expect(subjects).toEqual(['Nur noch', 'Nur noch', 'Willkomm']);
  });

  it('is not given by a link that has expired, is of another shop, or made up · ACC-3', async () => {
    const reader = await newReader('linsenwerk', true);
    const token = tokenIn((await mails(reader.email))[0]?.text, 'confirm');
    expect(await agree(openBrowser(started(), 'augental'), token)).toBe('UNKNOWN');
    expect(await agree(reader, 'invented')).toBe('UNKNOWN');
    started().controls.setClock(testNow + 7 * days);
    expect(await agree(openBrowser(started(), 'linsenwerk'), token)).toBe('EXPIRED');
    started().controls.setClock(testNow);
    expect(await consentOf(reader)).toBe('waiting');
  });

  it('ends by the link in each e-mail, without sign-in, until it is given again · ACC-3 · LAW-34', async () => {
    const reader = await newReader('okulino', false);
    await choose(reader, reader.email, ['newsletter', 'bonus_points']);
    const stop = tokenIn((await mails(reader.email))[0]?.text, 'unsubscribe');
    const { client } = openBrowser(started());
    expect(await done(client.stopMails({ body: { token: stop } }))).toEqual({ mail_group: 'newsletter' });
    expect(await done(client.stopMails({ body: { token: stop } }))).toEqual({ mail_group: 'newsletter' });
    expect((await done(reader.client.getMarketingCommunication(known))).mail_groups).toEqual([
      'bonus_points',
    ]);
    expect((await done(reader.client.exportMyData({}))).consents.at(-1)).toMatchObject({
      act: 'withdrawn',
      subject: 'newsletter',
    });
    expect((await choose(reader, reader.email, ['newsletter'])).mail_groups).toEqual(['newsletter']);
    expect(await failed(client.stopMails({ body: { token: 'invented' } }))).toEqual({
      _tag: 'NotFound',
      code: 'mail_stop.not_found',
    });
    expect(
      await failed(openBrowser(started(), 'viszola').client.stopMails({ body: { token: stop } })),
    ).toEqual({ _tag: 'NotFound', code: 'mail_stop.not_found' });
  });

  const leaveCart = async ({ client }: TestBrowser, email: string): Promise<void> => {
    const { token_value: token } = await cartWith(client, item(care, 1));
    const cart_reminder = { given: true, words: consentWords.cart_reminder };
    await done(client.updateOrder({ params: { token }, body: { email, cart_reminder } }));
  };
  const afterAWhile = async (email: string) => {
    started().controls.setClock(testNow + days);
    const posted = await mails(email);
    started().controls.setClock(testNow);
    return posted;
  };

  it('to cart reminders can be withdrawn by a guest, too · ACC-3 · REO-5', async () => {
    const email = newEmail();
    const guest = openBrowser(started());
    await leaveCart(guest, email);
    const [reminder] = await afterAWhile(email);
    const token = tokenIn(reminder?.text, 'unsubscribe');
    expect(reminder?.html).toContain(token);
    expect(reminder?.headers['List-Unsubscribe']).toContain(token);
    expect(await done(guest.client.stopMails({ body: { token } }))).toEqual({ mail_group: 'cart_abandon' });
    await leaveCart(guest, email);
    const reminders = (await afterAWhile(email)).filter(({ text }) => text.includes('/abandoned-cart/'));
    expect(reminders).toHaveLength(1);
  });

  it.each([
    [['cart_abandon'], 1],
    [['bonus_points'], 0],
  ] as const)('to %j leads to this many cart reminders: %i · ACC-3 · REO-5', async (groups, count) => {
    const reader = await newReader('okulino', false);
    await choose(reader, reader.email, groups);
    const { client } = reader;
    const { token_value: token } = await cartWith(client, item(care, 1));
    await done(client.customerClaimCart({ body: { cart_token: token } }));
    expect(await afterAWhile(reader.email)).toHaveLength(count);
  });
};
