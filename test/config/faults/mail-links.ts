import { expect } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { makeMailLinkAdapter } from '../../../src/adapters/backend/personal/marketing-adapter.ts';
import { marketingOperations } from '../../../src/adapters/contract/personal/marketing.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { password, person } from '../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { read } from './press.ts';
import { namesOf, type Walk } from './walk.ts';

const { giveMailConsent, stopMails } = marketingOperations;

/** Subscribes to mails by the link in one mail and unsubscribes by the link in the next, without an account. */
export const mailLinks: Walk = {
  name: 'mail links',
  operations: namesOf({ giveMailConsent, stopMails }),
  run: async ({ shop, email, begin }) => {
    const { client, fetch } = openBrowser(shop, 'linsenwerk');
    const body = { ...person(email), subscribed_to_marketing_channels: true, password };
    await done(client.customerSignMeUp({ body }));
    await done(client.customerSignMeIn({ body: { email, password } }));
    const token = async (): Promise<string> => {
      await doDueWork(shop.sandbox);
      const text = (await mailsTo(shop, email)).at(-1)?.text ?? '';
      return /\/newsletter\/\w+\?token=(\S+)/.exec(text)?.[1] ?? '';
    };
    const said = () => done(client.getMarketingCommunication({ params: { id: 'new' } }));
    const links = makeMailLinkAdapter(
      makeClient(
        {
          fetch,
          base: 'http://linsenwerk.localhost:4200/api',
          channel: { brand_channel: 'linsenwerk', locale: 'de' },
        },
        { giveMailConsent, stopMails },
      ),
    );
    begin();
    expect(await read(links.agree(await token()))).toBe('OK');
    expect((await said()).consent).toBe('given');
    expect(await read(links.stop(await token()))).toBe('newsletter');
    expect((await said()).mail_groups).toEqual([]);
  },
};
