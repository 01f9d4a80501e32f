import { expect, it } from 'vitest';
import { marketingChannels } from '../../../../src/domain/customer/mail-preferences.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person, signedIn } from '../fixtures/customers.ts';
import { done, failed, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const customer_data = {
  email: 'mara@example.org',
  first_name: 'Mara',
  last_name: 'Keller',
  locale: 'de',
} as const;

export const marketingSuite = (started: () => TestSandbox): void => {
  it('are for customers only; the list of channels is public · ACC-3', async () => {
    const { client } = openBrowser(started());
    expect(await done(client.getMarketingCommunicationChannels({}))).toEqual(marketingChannels);
    const params = { id: 'new' };
    expect(await refused(client.getMarketingCommunication({ params }))).toMatchObject({
      code: 'customer.not_signed_in',
    });
    const body = { account_id: 'any', marketing_channels: [], customer_data };
    expect(await refused(client.updateMarketingCommunication({ params, body }))).toMatchObject({
      code: 'customer.not_signed_in',
    });
  });

  it('begin as new, and have an id once something was chosen · ACC-3', async () => {
    const { client } = await signedIn(started());
    const params = { id: 'new' };
    const nothing = { newsletter: false, marketing_automation: false, retention_campaign: false };
    expect(await done(client.getMarketingCommunication({ params }))).toEqual({
      marketing_communication_id: 'new',
      marketing_channels: nothing,
      mail_groups: [],
      consent: 'none',
    });
    const { account_id } = await done(client.getMe({}));
    const body = {
      account_id,
      customer_data,
      marketing_channels: ['newsletter'] as const,
      mail_groups: ['bonus_points', 'retention_campaign'] as const,
    };
    const chosen = await done(client.updateMarketingCommunication({ params, body }));
    const { marketing_communication_id: id } = chosen;
    expect(id).not.toBe('new');
    expect(chosen).toMatchObject({
      marketing_channels: { ...nothing, newsletter: true },
      mail_groups: ['newsletter', 'bonus_points'],
    });
    expect(await done(client.getMarketingCommunication({ params: { id } }))).toEqual(chosen);
    expect(
      await done(
        client.updateMarketingCommunication({
          params,
          body: { account_id, customer_data, marketing_channels: [] },
        }),
      ),
    ).toEqual({
      marketing_communication_id: id,
      marketing_channels: nothing,
      mail_groups: ['bonus_points'],
      consent: 'given',
    });
  });

  it('are those of the registration until changed · ACC-3 · AUTH-10', async () => {
    const { client } = openBrowser(started());
    const email = newEmail();
    await done(
      client.customerSignMeUp({
        body: { ...person(email), subscribed_to_marketing_channels: true, password },
      }),
    );
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect(await done(client.getMarketingCommunication({ params: { id: 'new' } }))).toMatchObject({
      marketing_communication_id: 'new',
      mail_groups: ['newsletter'],
    });
  });

  it('are neither shown to nor changed by another customer · ACC-3', async () => {
    const owner = await signedIn(started());
    const { account_id } = await done(owner.client.getMe({}));
    const mine = { account_id, customer_data, marketing_channels: ['newsletter'] as const };
    const { marketing_communication_id: id } = await done(
      owner.client.updateMarketingCommunication({ params: { id: 'new' }, body: mine }),
    );
    const { client } = await signedIn(started());
    const nobody = { _tag: 'NotFound', code: 'marketing_communication.not_found' };
    expect(await failed(client.getMarketingCommunication({ params: { id } }))).toEqual(nobody);
    const own = { ...mine, account_id: (await done(client.getMe({}))).account_id, marketing_channels: [] };
    expect(await failed(client.updateMarketingCommunication({ params: { id }, body: own }))).toEqual(nobody);
    expect(await failed(client.updateMarketingCommunication({ params: { id: 'new' }, body: mine }))).toEqual(
      nobody,
    );
    expect(await done(owner.client.getMarketingCommunication({ params: { id } }))).toMatchObject({
      mail_groups: ['newsletter'],
    });
  });
};
