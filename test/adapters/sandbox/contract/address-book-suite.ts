import { expect, it } from 'vitest';
import { maxAddresses } from '../../../../src/domain/customer/address-book.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const home = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seeweg',
  street_number: '4',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
} as const;
const work = { ...home, street: 'Limmatquai', company: 'Keller AG' };

export const addressBookSuite = (started: () => TestSandbox): void => {
  it('require sign-in · ADDR-1', async () => {
    const { client } = openBrowser(started());
    const body = home;
    const id = 'any';
    for (const asked of [
      client.getCustomerAddresses({}),
      client.createCustomerAddress({ body }),
      client.updateCustomerAddress({ params: { id }, body }),
      client.deleteCustomerAddress({ params: { id } }),
    ])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });

  it('keep addresses, the first as the default until another is chosen · ADDR-1', async () => {
    const { client } = await signedIn(started());
    expect(await done(client.getCustomerAddresses({}))).toEqual([]);
    const first = await done(client.createCustomerAddress({ body: { ...home, street: ' Seeweg ' } }));
    expect(first).toMatchObject({ ...home, isDefault: true });
    const second = await done(client.createCustomerAddress({ body: work }));
    expect(second.isDefault).toBe(false);
    await done(
      client.updateCustomerAddress({ params: { id: second.id }, body: { ...work, isDefault: true } }),
    );
    const book = await done(client.getCustomerAddresses({}));
    expect(book.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await done(client.updateCustomerAddress({ params: { id: first.id }, body: { ...home, city: 'Bern' } }));
    await done(client.deleteCustomerAddress({ params: { id: second.id } }));
    expect(await done(client.getCustomerAddresses({}))).toMatchObject([
      { id: first.id, city: 'Bern', isDefault: true },
    ]);
    expect(await failed(client.deleteCustomerAddress({ params: { id: second.id } }))).toEqual({
      _tag: 'NotFound',
      code: 'address.not_found',
    });
  });

  it('have the same default as the profile, after every change · ADDR-1 · AUTH-12', async () => {
    const shop = started();
    const { client, email } = await signedIn(shop);
    const elsewhere = openBrowser(shop).client;
    const agreed = async () => {
      const [first] = await done(client.getCustomerAddresses({}));
      for (const browser of [client, elsewhere])
        expect((await done(browser.getMe({}))).default_address).toEqual(first);
      return first;
    };
    const signIn = () => done(elsewhere.customerSignMeIn({ body: { email, password } }));
    expect(await signIn()).not.toHaveProperty('default_address');
    expect(await agreed()).toBeUndefined();

    const first = await done(client.createCustomerAddress({ body: home }));
    expect(await agreed()).toEqual(first);
    const second = await done(elsewhere.createCustomerAddress({ body: { ...work, isDefault: true } }));
    expect(await agreed()).toEqual(second);
    const params = { id: second.id };
    await done(client.updateCustomerAddress({ params, body: { ...work, city: 'Bern' } }));
    expect(await agreed()).toMatchObject({ id: second.id, city: 'Bern', isDefault: true });
    expect((await done(client.exportMyData({}))).customer.default_address).toMatchObject({ city: 'Bern' });
    expect((await done(client.customerUpdateMe({ body: { first_name: 'Maria' } }))).default_address).toEqual(
      await agreed(),
    );
    await done(elsewhere.deleteCustomerAddress({ params }));
    expect(await agreed()).toMatchObject({ id: first.id, isDefault: true });
    expect((await signIn()).default_address).toMatchObject({ id: first.id });
    await done(client.deleteCustomerAddress({ params: { id: first.id } }));
    expect(await agreed()).toBeUndefined();
  });

  it('keep one address if the same one is sent several times · ADDR-1', async () => {
    const { client } = await signedIn(started());
    const sent = await Promise.all(
      [home, home, home].map((body) => done(client.createCustomerAddress({ body }))),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await done(client.getCustomerAddresses({}))).toHaveLength(1);
  });

  it('apply the rules of the checkout, and report errors field by field · ADDR-1 · ADDR-4', async () => {
    const { client } = await signedIn(started());
    const { violations } = await refused(
      client.createCustomerAddress({
        body: { ...home, last_name: '', postcode: '80', phone_number: 'ruf mich an' },
      }),
    );
    expect(violations.map(({ field, code }) => [field, code])).toEqual([
      ['last_name', 'validation.required'],
      ['postcode', 'validation.invalid_postcode'],
      ['phone_number', 'validation.invalid_phone'],
    ]);
    expect(await done(client.getCustomerAddresses({}))).toEqual([]);
  });

  it('neither show nor change the address of another customer, and reveal nothing about it · ADDR-1', async () => {
    const owner = await signedIn(started());
    const { id } = await done(owner.client.createCustomerAddress({ body: home }));
    const other = await signedIn(started());
    const params = { id };
    const unknown = { id: 'never-was' };
    expect(await failed(other.client.updateCustomerAddress({ params, body: work }))).toEqual(
      await failed(other.client.updateCustomerAddress({ params: unknown, body: work })),
    );
    expect(await failed(other.client.deleteCustomerAddress({ params }))).toEqual({
      _tag: 'NotFound',
      code: 'address.not_found',
    });
    expect(await done(other.client.getCustomerAddresses({}))).toEqual([]);
    expect(await done(owner.client.getCustomerAddresses({}))).toMatchObject([{ id, ...home }]);
  });

  it('hold a limited number of addresses · ADDR-1', async () => {
    const { client } = await signedIn(started());
    for (let n = 1; n <= maxAddresses; n += 1)
      await done(client.createCustomerAddress({ body: { ...home, street_number: String(n) } }));
    expect(await refused(client.createCustomerAddress({ body: work }))).toMatchObject({
      code: 'address.too_many',
      values: { max: maxAddresses },
    });
  });
};
