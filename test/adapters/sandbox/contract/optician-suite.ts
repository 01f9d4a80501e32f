import { expect, it } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { password, registered, signedIn } from '../fixtures/customers.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const opticianSuite = (started: () => TestSandbox): void => {
  it.each([
    ['Zürich', 47],
    ['bahnhofstrasse 3, 8001 zurich', 47],
    ['3011', 46],
    ['Monaco di Baviera', 48],
    ['  8010 Graz ', 47],
  ])('are searched near %s · ACC-8', async (address, latitude) => {
    const found = await done(started().client().getLocation({ query: { address } }));
    expect(Math.floor(found.latitude)).toBe(latitude);
    expect(found.location_request).toEqual({ address: address.trim() });
    const map = new URL(found.url);
    expect([map.protocol, map.searchParams.get('mlat'), map.searchParams.get('key')]).toEqual([
      'https:',
      String(found.latitude),
      'sandbox',
    ]);
  });

  it('are not searched near an empty, unknown or too long address · ACC-8', async () => {
    const client = started().client();
    expect(await failed(client.getLocation({ query: { address: 'Nirgendwo 1' } }))).toEqual({
      _tag: 'NotFound',
      code: 'location.not_found',
    });
    for (const [address, code] of [
      ['  ', 'validation.required'],
      ['x'.repeat(201), 'validation.too_long'],
    ] as const)
      expect(await refused(client.getLocation({ query: { address } }))).toMatchObject({ code });
  });

  it.each([
    ['okulino', 'CH'],
    ['linsenwerk', 'DE'],
    ['viszola', 'IT'],
    ['opalys', 'FR'],
    ['augental', 'AT'],
  ] as const)('exist in the country of %s, with their coordinates · ACC-8', async (brand, country) => {
    const client = started().client(brand);
    const found = await done(client.getPartners({ query: { country } }));
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ latitude, longitude }) => latitude !== undefined && longitude !== undefined)).toBe(
      true,
    );
    // A shop without the service has no optician who hands out its parcels.
    const handsOut = found.some(({ pickup }) => pickup);
    expect(handsOut).toBe(brand !== 'linsenwerk' && brand !== 'viszola');
  });

  it('can be chosen, used for pickup, and removed · ACC-8', async () => {
    const { client } = await signedIn(started());
    expect(await done(client.getMyOptician({}))).toEqual({ assigned: false });
    const assign = (partner_id: string, pickup: boolean) =>
      client.assignOptician({ body: { partner_id, pickup } });
    expect(await done(assign('ch-bern', true))).toMatchObject({
      partner: { id: 'ch-bern', name: 'Laubenoptik' },
      pickup_wanted: true,
      closed: false,
    });
    expect(await done(assign('ch-lugano', false))).toMatchObject({ partner: { id: 'ch-lugano' } });
    for (const id of ['ch-lugano', 'ch-luzern'])
      expect(await refused(assign(id, true))).toMatchObject({ code: 'partner.not_available' });
    for (const id of ['ch-oerlikon', 'at-salzburg', 'nobody'])
      expect(await failed(assign(id, false))).toEqual({ _tag: 'NotFound', code: 'partner.not_found' });
    expect(await done(client.getMyOptician({}))).toMatchObject({ partner: { id: 'ch-lugano' } });
    expect((await done(client.exportMyData({}))).optician).toMatchObject({ partner: { id: 'ch-lugano' } });
    await done(client.removeOptician({}));
    await done(client.removeOptician({}));
    expect(await done(client.getMyOptician({}))).toEqual({ assigned: false });
  });

  it('offer no pickup in a shop without that service, but can still be chosen · ACC-8', async () => {
    const here = openBrowser(started(), 'linsenwerk');
    const email = await registered(here.client);
    await done(here.client.customerSignMeIn({ body: { email, password } }));
    const assign = (pickup: boolean) =>
      here.client.assignOptician({ body: { partner_id: 'de-berlin', pickup } });
    expect(await refused(assign(true))).toMatchObject({ code: 'partner.not_available' });
    expect(await done(assign(false))).toMatchObject({ partner: { pickup_enabled: false } });
  });

  it('are marked if they have closed since · ACC-8', async () => {
    const shop = started();
    const { client } = await signedIn(shop);
    const { id } = await done(client.getMe({}));
    await shop.sandbox.db
      .updateTable('customer')
      .set({ partner_id: 'ch-oerlikon', partner_pickup: true })
      .where('id', '=', Number(id))
      .execute();
    expect(await done(client.getMyOptician({}))).toMatchObject({
      partner: { id: 'ch-oerlikon' },
      closed: true,
    });
  });

  it('can be chosen by customers only · ACC-8', async () => {
    const { client } = openBrowser(started());
    for (const asked of [
      client.getMyOptician({}),
      client.removeOptician({}),
      client.assignOptician({ body: { partner_id: 'ch-bern', pickup: false } }),
    ])
      expect(await refused(asked)).toMatchObject({ code: 'customer.not_signed_in' });
  });
};
