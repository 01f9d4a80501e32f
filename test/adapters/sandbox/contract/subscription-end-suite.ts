import { expect, it } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { done, refused } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

export const subscriptionEndSuite = (started: () => TestSandbox): void => {
  const declared = (number: string, email: string) => ({
    name: 'Mara Keller',
    number,
    email,
    kind: 'ordinary' as const,
  });

  it('need no account, only number and e-mail, happen once, and give a receipt · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const { client: guest } = openBrowser(started());
    const params = { id: subscription.id };
    const body = declared(subscription.id, email.toUpperCase());
    const stranger = { ...body, email: 'somebody@example.org' };
    expect(await done(guest.cancelContract({ body: stranger }))).toMatchObject({ number: subscription.id });
    expect((await done(client.getSubscription({ params }))).state).toBe('active');
    const receipt = await done(guest.cancelContract({ body }));
    expect(receipt).toMatchObject({ ...body, receipt: expect.stringMatching(/^KD-/) });
    expect(await done(guest.cancelContract({ body }))).toEqual(receipt);
    expect((await done(client.getSubscription({ params }))).state).toBe('cancelled');
    const mails = await mailsTo(started(), email.toUpperCase());
    expect(mails.map(({ subject }) => subject)).toEqual([`Kündigung eingegangen: ${subscription.id}`]);
    expect(mails[0]?.text).toContain(receipt.receipt);
    const wrong = { ...body, name: '', kind: 'extraordinary' as const, ends_on: '2026-01-01' };
    expect(
      (await refused(guest.cancelContract({ body: wrong }))).violations.map(({ field }) => field),
    ).toEqual(['name', 'reason', 'endsOn']);
  });

  it('take effect on the requested day · ACC-5', async () => {
    const { client, subscription, email } = await subscribed(started());
    const { client: guest } = openBrowser(started());
    const body = { ...declared(subscription.id, email), ends_on: '2027-02-01' };
    await done(guest.cancelContract({ body }));
    expect(await done(client.getSubscription({ params: { id: subscription.id } }))).toMatchObject({
      state: 'active',
      ends_on: '2027-02-01',
    });
  });
};
