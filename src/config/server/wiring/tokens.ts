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

/** The parts that only a sandbox in this process needs. */
export const SANDBOX_TOKENS = {
  databasePlace: token<DatabasePlace>('DatabasePlace'),
  /** Controls for tests. Undefined unless the settings turn them on. */
  controls: token<Controls | undefined>('Controls'),
} as const;

/** The parts of the server. Each is bound once by a module of this folder. */
export const TOKENS = {
  /** The parts that the process provides. */
  parts: token<ShopParts>('ShopParts'),
  /** The machine's clock, with the shops' time zone. */
  machineClock: token<ClockPort>('MachineClock'),
  /** The backend's clock, if the backend is in this process. A test that moves it also moves pages and scheduled contents. */
  clock: token<ClockPort>('ClockPort'),
  published: token<Published>('Published'),
  /** Returns the time before which cached pages and reads are outdated. Milliseconds since 1970. */
  changedAt: token<() => number>('ChangedAt'),
  note: token<(trouble: string) => void>('Note'),
  report: token<(error: unknown) => void>('Report'),
  /** Answers the Shop API. A sandbox is opened when this is first resolved, which takes a while. */
  backend: token<Backend>('Backend'),
  /** The backend, with the configured search in front of it. */
  search: token<Ask>('Search'),
  /** The same, sending the id of the current request along. */
  passing: token<Ask>('Passing'),
  /** The sources of the editors' stories. */
  stories: token<StorySources>('StorySources'),
  /** Reports troubles with them, at a limited rate. */
  storyNote: token<(trouble: string) => void>('StoryNote'),
  content: token<ContentFor>('ContentFor'),
  /** The complete Shop API, as pages and browsers call it. */
  shopApi: token<Ask>('ShopApi'),
  clients: token<ShopClients>('ShopClients'),
  readMemory: token<ReadMemory>('ReadMemory'),
  outside: token<OutsideServices>('OutsideServices'),
  /** Undefined: the sandbox's own payment page is used. */
  payment: token<PaymentProvider | undefined>('PaymentProvider'),
  /** Undefined: the sandbox's own pages are used. */
  identity: token<IdentityProvider | undefined>('IdentityProvider'),
  /** Undefined: mails are not sent. */
  carrier: token<MailCarrier | undefined>('MailCarrier'),
  flags: token<FlagPort>('FlagPort'),
  decide: token<Decide>('Decide'),
  errors: token<Errors>('Errors'),
  renderer: token<Renderer>('Renderer'),
  limits: token<Pick<PageServerSettings, 'questions' | 'counted' | 'searches' | 'cards'>>('Limits'),
  /** Undefined: no request is refused because of load. */
  gate: token<PageServerSettings['gate']>('Gate'),
  pageCache: token<PageServerSettings['cache']>('PageCache'),
  /** Routes on which the content service reports publications. Undefined if it reports none. */
  notices: token<Hono | undefined>('Notices'),
  pageServer: token<ReturnType<typeof makePageServer>>('PageServer'),
} as const;
