import { customerFromWire } from '../../../src/adapters/backend/account-adapter.ts';
import { partnerOperations } from '../../../src/adapters/contract/checkout/partners.ts';
import { addressBookOperations } from '../../../src/adapters/contract/personal/address-book.ts';
import { bonusOperations } from '../../../src/adapters/contract/personal/bonus-points.ts';
import { consentOperations } from '../../../src/adapters/contract/personal/consents.ts';
import { keptIdentityOperations } from '../../../src/adapters/contract/personal/kept-identities.ts';
import { lensPassOperations } from '../../../src/adapters/contract/personal/lens-pass.ts';
import { loyaltyOperations } from '../../../src/adapters/contract/personal/loyalty.ts';
import { marketingOperations } from '../../../src/adapters/contract/personal/marketing.ts';
import { opticianOperations } from '../../../src/adapters/contract/personal/opticians.ts';
import { ownDataOperations } from '../../../src/adapters/contract/personal/own-data.ts';
import { ownSessionOperations } from '../../../src/adapters/contract/personal/own-sessions.ts';
import { paymentAliasOperations } from '../../../src/adapters/contract/personal/payment-aliases.ts';
import { ratingOperations } from '../../../src/adapters/contract/personal/ratings.ts';
import { reminderOperations } from '../../../src/adapters/contract/personal/reminders.ts';
import { subscriptionOperations } from '../../../src/adapters/contract/personal/subscriptions.ts';
import type { CustomerDesk } from '../../../src/application/identity/customer-desk.ts';
import { openDesk } from '../../../src/config/browser/open-desk.ts';
import type { Customer } from '../../../src/domain/customer/customer.ts';
import { bought } from '../../adapters/sandbox/fixtures/bought.ts';
import { boughtLenses } from '../../adapters/sandbox/fixtures/bought-lenses.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { earned } from '../../adapters/sandbox/fixtures/earned.ts';
import { keptAlias } from '../../adapters/sandbox/fixtures/kept-alias.ts';
import { care, done, tenCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { keeping } from '../quiet-outside.ts';
import {
  beReminded,
  chooseMails,
  chooseOptician,
  convertPoints,
  endSessions,
  forgetAlias,
  keepAddresses,
  keepIdentities,
  nameLenses,
  rate,
  subscribe,
  takeOwnData,
} from './desk-chapters.ts';
import { mailLinks } from './mail-links.ts';
import { namesOf, type Walk } from './walk.ts';

type Who = Awaited<ReturnType<typeof signedIn>>;
type Need = (shop: TestSandbox, who: Who) => Promise<unknown>;
const things: Need = (shop, who) => bought(shop, who, 'shipped', care, tenCare);
const lenses: Need = (shop, who) => boughtLenses(shop, who, { sphere: '-3.00' });

interface Chapter {
  readonly name: string;
  readonly operations: Walk['operations'];
  /** What the customer needs to have before. */
  readonly needs: readonly Need[];
  /** `order`: the number of the newest order. */
  readonly walk: (desk: CustomerDesk, customer: Customer, order: string) => Promise<void>;
}

const chapters: readonly Chapter[] = [
  {
    name: 'subscribing',
    operations: namesOf({ ...addressBookOperations, ...subscriptionOperations }),
    needs: [things],
    walk: async (desk, _, order) => {
      await keepAddresses(desk);
      await subscribe(desk, order);
    },
  },
  {
    name: 'wearing lenses',
    operations: namesOf({ ...reminderOperations, ...lensPassOperations, ...consentOperations }),
    needs: [lenses],
    walk: async (desk) => {
      await beReminded(desk);
      await nameLenses(desk);
    },
  },
  { name: 'rating', operations: namesOf(ratingOperations), needs: [things], walk: rate },
  {
    name: 'being a regular',
    operations: namesOf({ ...paymentAliasOperations, ...bonusOperations }),
    needs: [keptAlias, earned],
    walk: async (desk) => {
      await forgetAlias(desk);
      await convertPoints(desk);
    },
  },
  {
    name: 'having an account',
    // The links in mails without an account are a walk of their own.
    operations: namesOf({
      ...marketingOperations,
      ...loyaltyOperations,
      ...keptIdentityOperations,
      ...ownSessionOperations,
      ...opticianOperations,
      ...partnerOperations,
      ...ownDataOperations,
    }).filter((name) => !mailLinks.operations.includes(name)),
    needs: [],
    walk: async (desk) => {
      await chooseMails(desk);
      await keepIdentities(desk);
      await endSessions(desk);
      await chooseOptician(desk);
      await takeOwnData(desk);
    },
  },
];

/** A new customer, with what the chapters need, who walks through them. */
const walkOf = (name: string, walked: readonly Chapter[]): Walk => ({
  name,
  operations: walked.flatMap(({ operations }) => operations),
  run: async ({ shop, begin }) => {
    const who = await signedIn(shop);
    for (const need of new Set(walked.flatMap(({ needs }) => needs))) await need(shop, who);
    const [order] = (await done(who.client.getOrdersHistory({ query: {} })))['hydra:member'];
    const customer = customerFromWire(await done(who.client.getMe({})));
    begin();
    const desk = openDesk(
      {
        fetch: who.fetch,
        base: 'http://okulino.localhost:4200/api',
        channel: { brand_channel: 'okulino', locale: 'de' },
        priceSource: () => ({ channel: 'okulino_web' }),
      },
      {
        notifications: { notify: () => undefined, settle: () => undefined },
        cart: { adopt: async () => undefined },
        tokens: keeping(),
        mailed: keeping(),
        news: { tell: () => undefined },
        wait: async () => undefined,
        isOpen: () => true,
        returns: () => 0,
        expire: () => undefined,
      },
      customer,
      () => undefined,
    );
    for (const { walk } of walked) await walk(desk, customer, order?.number ?? '');
  },
});

/** Everything that a customer stores with the shop. */
export const keepingAll = walkOf('keeping', chapters);
/** The same, each chapter as a walk of its own. */
export const keepingWalks = chapters.map((chapter) => walkOf(chapter.name, [chapter]));
