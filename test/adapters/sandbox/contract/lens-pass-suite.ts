import { expect, it } from 'vitest';
import { makeClient } from '../../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import type { Locale } from '../../../../src/domain/shared/locale.ts';
import { bought } from '../fixtures/bought.ts';
import { boughtLenses } from '../fixtures/bought-lenses.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { signedInWithPass as signedIn } from '../fixtures/consents.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, daily, done, failed, item, ordered, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const lensPassSuite = (started: () => TestSandbox): void => {
  it('requires sign-in · ACC-9', async () => {
    const { client } = openBrowser(started());
    const params = { id: 'any' };
    for (const asked of [
      client.getLensPass({}),
      client.createLensWearer({ body: { name: 'Mia' } }),
      client.renameLensWearer({ params, body: { name: 'Mia' } }),
      client.deleteLensWearer({ params }),
      client.assignLensSet({ params, body: { worn_by: 'me' } }),
      client.sendLensPass({}),
    ])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });

  it('holds the values of both eyes, for lenses that were sold · ACC-9', async () => {
    const who = await signedIn(started());
    await bought(started(), who, 'shipped', care);
    const number = await boughtLenses(started(), who, { sphere: '-3.00' });
    const pass = await done(who.client.getLensPass({}));
    expect(pass.wearers).toEqual([]);
    expect(pass.sets).toMatchObject([
      { order_number: number, product_id: daily, left: { option: { sphere: '-3.00' }, quantity: 1 } },
    ]);
    expect(pass.sets[0]?.right?.option.sphere).not.toBe('-3.00');
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'returned' })
      .where('number', '=', number)
      .execute();
    expect((await done(who.client.getLensPass({}))).sets).toEqual([]);
  });

  it('leaves out lenses that were withdrawn from, and the other sets stay with their wearers · ACC-9 · ORD-6', async () => {
    const { client, email } = await signedIn(started());
    const curve = { radius: '8.5', diameter: '14.2' };
    const pairOf = (sphere: string) => item(daily, 2, { ...curve, sphere }, { meta: { eye: 'both' } });
    const cart = await cartWith(client, pairOf('-2.00'), pairOf('-1.50'));
    const { number, items } = await ordered(client, cart, { email, payment: 'visa' });
    await started()
      .sandbox.db.updateTable('shop_order')
      .set({ state: 'shipped' })
      .where('number', '=', number)
      .execute();
    const sets = async () => (await done(client.getLensPass({}))).sets;
    const before = await sets();
    const mia = await done(client.createLensWearer({ body: { name: 'Mia' } }));
    await done(client.assignLensSet({ params: { id: before[1]?.id ?? '' }, body: { worn_by: mia.id } }));
    const [first] = items;
    const values = first?.formatted_options.map(({ value }) => value) ?? [];
    const goods = [[`${first?.quantity} × ${first?.title}`, ...values].join(' · ')];
    await done(client.withdrawFromContract({ body: { name: 'Mara', number, email, goods } }));
    expect(await sets()).toEqual([{ ...before[1], worn_by: mia.id }]);
  });

  it('names its lenses in the language of the request · ACC-9', async () => {
    const who = await signedIn(started());
    await boughtLenses(started(), who, { sphere: '-3.00' });
    const titleIn = async (locale: Locale) => {
      const channel = { brand_channel: 'okulino', locale } as const;
      const client = makeClient(
        { fetch: who.fetch, base: 'http://okulino.localhost:4200/api', channel },
        shopApi,
      );
      const product = await done(client.getProduct({ params: { id: daily } }));
      const [set] = (await done(client.getLensPass({}))).sets;
      return [set?.title, product.title];
    };
    const [german, french] = [await titleIn('de'), await titleIn('fr')];
    expect([german[0], french[0]]).toEqual([german[1], french[1]]);
    expect(french[0]).not.toBe(german[0]);
  });

  it('assigns a wearer, also to all lenses of the same values · ACC-9', async () => {
    const who = await signedIn(started());
    const { client } = who;
    await boughtLenses(started(), who, { sphere: '-3.00' }, '2026-08-01');
    await boughtLenses(started(), who, { sphere: '-4.00' }, '2026-09-01');
    await boughtLenses(started(), who, { sphere: '-3.00' });
    const names = await Promise.all(
      ['Mia', ' Mia ', 'Mia'].map((name) => done(client.createLensWearer({ body: { name } }))),
    );
    expect(new Set(names.map(({ id }) => id)).size).toBe(1);
    const [mia] = names;
    const [newest] = (await done(client.getLensPass({}))).sets;
    await done(client.assignLensSet({ params: { id: newest?.id ?? '' }, body: { worn_by: mia?.id ?? '' } }));
    const worn = async () => (await done(client.getLensPass({}))).sets.map(({ worn_by }) => worn_by);
    expect(await worn()).toEqual([mia?.id, undefined, mia?.id]);
    await done(client.deleteLensWearer({ params: { id: mia?.id ?? '' } }));
    expect(await worn()).toEqual([undefined, undefined, undefined]);
    expect(await failed(client.deleteLensWearer({ params: { id: mia?.id ?? '' } }))).toEqual({
      _tag: 'NotFound',
      code: 'lens_wearer.not_found',
    });
  });

  it('rejects a name that is empty or too long · ACC-9', async () => {
    const { client } = await signedIn(started());
    expect(await refused(client.createLensWearer({ body: { name: ' ' } }))).toMatchObject({
      violations: [{ field: 'name', code: 'validation.required' }],
    });
    expect(await refused(client.createLensWearer({ body: { name: 'x'.repeat(41) } }))).toMatchObject({
      violations: [{ field: 'name', code: 'validation.too_long' }],
      values: { max: 40 },
    });
  });

  it('neither shows nor changes data of another customer · ACC-9', async () => {
    const owner = await signedIn(started());
    await boughtLenses(started(), owner, { sphere: '-3.00' });
    const mia = await done(owner.client.createLensWearer({ body: { name: 'Mia' } }));
    const [set] = (await done(owner.client.getLensPass({}))).sets;
    const other = await signedIn(started());
    await boughtLenses(started(), other, { sphere: '-3.00' });
    const [own] = (await done(other.client.getLensPass({}))).sets;
    for (const [thing, asked] of [
      ['lens_wearer', other.client.deleteLensWearer({ params: { id: mia.id } })],
      ['lens_set', other.client.assignLensSet({ params: { id: set?.id ?? '' }, body: { worn_by: 'me' } })],
      ['lens_set', other.client.assignLensSet({ params: { id: own?.id ?? '' }, body: { worn_by: mia.id } })],
    ] as const)
      expect(await failed(asked)).toEqual({ _tag: 'NotFound', code: `${thing}.not_found` });
    expect((await done(owner.client.getLensPass({}))).sets).toEqual([set]);
  });

  it('is linked in an e-mail that signs in and holds no lens values · ACC-9 · AUTH-7', async () => {
    const who = await signedIn(started());
    await boughtLenses(started(), who, { sphere: '-3.00' });
    await done(who.client.sendLensPass({}));
    await doDueWork(started().sandbox);
    const mail = (await mailsTo(started(), who.email)).at(-1);
    expect(mail?.subject).toBe('Dein Linsenpass bei Okulino');
    expect(mail?.text).not.toMatch(/3[.,]00/);
    const link = /\/authenticate\?hash=([\w-]+)&url=(\S+)/.exec(mail?.text ?? '');
    expect(decodeURIComponent(link?.[2] ?? '')).toBe('/my-account/lens-pass');
    const { client } = openBrowser(started());
    expect(
      await done(client.exchangeLoginLinkHash({ body: { hash: link?.[1] ?? '', nonce: 'here' } })),
    ).toMatchObject({ status: 'OK' });
  });
};
