import type { Hono } from 'hono';
import type { ServiceIdentifier } from 'inversify';
import type { ReadMemory } from '../../../adapters/backend/read-memory.ts';
import type { Controls } from '../../../adapters/sandbox/controls/controls.ts';
import type { DatabasePlace } from '../../../adapters/sandbox/db/connect.ts';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { Decide } from '../../../application/flags/decisions.ts';
import type { FlagPort } from '../../../application/flags/ports.ts';
import type { IdentityProvider } from '../../../application/identity/identity-provider.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { MailCarrier } from '../../../application/shared/mail-carrier.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Published } from '../content/published.ts';
import type { ContentFor } from '../content/shown-content.ts';
import type { StorySources } from '../content/story-sources.ts';
import type { makePageServer, PageServerSettings } from '../page-server.ts';
import type { Ask, Backend } from '../services/backend.ts';
import type { Errors } from '../services/errors.ts';
import type { OutsideServices } from '../services/outside-services.ts';
import type { ShopClients } from '../services/shop-clients.ts';
import type { ShopParts } from './shop-parts.ts';

const token = <A>(name: string) => Symbol(name) as ServiceIdentifier<A>;

/** What a sandbox in this process stands on, and no other backend has. */
export const SANDBOX_TOKENS = {
  databasePlace: token<DatabasePlace>('DatabasePlace'),
  /** What tests can change; none where nobody asked for it. */
  controls: token<Controls | undefined>('Controls'),
} as const;

/** Each part of the server, bound once by a module of this folder. */
export const TOKENS = {
  /** What the process gives. */
  parts: token<ShopParts>('ShopParts'),
  /** The machine's clock with the shops' days. */
  machineClock: token<ClockPort>('MachineClock'),
  /** What the backend goes by, where it is here: a test that moves it moves pages and what editors planned with it. */
  clock: token<ClockPort>('ClockPort'),
  published: token<Published>('Published'),
  /** Since when what is kept of pages and reads is old. Milliseconds since 1970. */
  changedAt: token<() => number>('ChangedAt'),
  note: token<(trouble: string) => void>('Note'),
  report: token<(error: unknown) => void>('Report'),
  /** Who answers the Shop API; a sandbox is opened when it is first resolved, which takes a while. */
  backend: token<Backend>('Backend'),
  /** The backend, searches answered by whom the settings name. */
  search: token<Ask>('Search'),
  /** The same under the id of the request that is under way. */
  passing: token<Ask>('Passing'),
  /** Where editors' stories come from. */
  stories: token<StorySources>('StorySources'),
  /** Trouble with it, told rarely. */
  storyNote: token<(trouble: string) => void>('StoryNote'),
  content: token<ContentFor>('ContentFor'),
  /** All of it as pages and browsers ask it. */
  shopApi: token<Ask>('ShopApi'),
  clients: token<ShopClients>('ShopClients'),
  readMemory: token<ReadMemory>('ReadMemory'),
  outside: token<OutsideServices>('OutsideServices'),
  /** None: the sandbox's own pay page. */
  payment: token<PaymentProvider | undefined>('PaymentProvider'),
  /** None: the sandbox's own pages. */
  identity: token<IdentityProvider | undefined>('IdentityProvider'),
  /** None: mails stay where they are. */
  carrier: token<MailCarrier | undefined>('MailCarrier'),
  flags: token<FlagPort>('FlagPort'),
  decide: token<Decide>('Decide'),
  errors: token<Errors>('Errors'),
  renderer: token<Renderer>('Renderer'),
  limits: token<Pick<PageServerSettings, 'questions' | 'counted' | 'searches'>>('Limits'),
  /** None: nobody is refused because there are too many. */
  gate: token<PageServerSettings['gate']>('Gate'),
  pageCache: token<PageServerSettings['cache']>('PageCache'),
  /** Where the content service tells what was published; none: it does not. */
  notices: token<Hono | undefined>('Notices'),
  pageServer: token<ReturnType<typeof makePageServer>>('PageServer'),
} as const;
