import * as E from 'fp-ts/Either';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { defaultLocale, type Locale } from '../../../domain/shared/locale.ts';
import { type Engine, type EngineAnswer, EngineAway, type EngineChannel } from '../engine.ts';
import type { RefusalOfEngine } from '../refusal.ts';
import { askAccounts, askFacts, askVersion, type EngineFacts, knownVersion } from './engine-facts.ts';
import { channelMisfits, type Misfit, type ShopOnEngine } from './misfits.ts';

export interface LookSettings {
  readonly engine: Engine;
  readonly shops: readonly ShopOnEngine[];
  /** The languages in which every shop has pages. */
  readonly languages: readonly Locale[];
  /** Whether the engine stores the shops' customers. */
  readonly accounts?: boolean;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly wait: (ms: number) => Promise<void>;
  /** Called once if the engine is not available yet. */
  readonly waiting: () => void;
}

/** How long to wait for an engine that starts at the same time as the shop. Units: ms. */
const engineWait = 60_000;
const pause = 1000;

/** Whether the engine may be available soon: nothing answers, or a proxy or a service behind it is not up yet. */
const isAway = (code: string): boolean =>
  code === 'Unreachable' || /^status (429|5\d\d)$/.test(code) || code === 'failed INTERNAL_SERVER_ERROR';

const misfitOf = (code: string): Misfit => {
  if (isAway(code)) return { _tag: 'Away' };
  return { _tag: code === 'status 403' ? 'KeyRefused' : 'NoEngine' };
};

/** Returns the answer, or a code for why there is none. A bug of ours is thrown. */
const heard = async <A>(question: Promise<EngineAnswer<A>>): Promise<E.Either<string, A>> => {
  try {
    return E.mapLeft(({ code }: RefusalOfEngine) => code)(await question);
  } catch (error) {
    if (error instanceof EngineAway) return E.left(error.code);
    throw error;
  }
};

const channelOf = ({ id }: ShopOnEngine): EngineChannel => ({ brand: id, locale: defaultLocale });
const isUnknown = (code: string): boolean => code === 'failed CHANNEL_NOT_FOUND';

/** Checks the version in any channel. An unknown channel also shows that our plugin answers. */
const lookAtVersion = async ({ engine, shops }: LookSettings): Promise<Misfit | undefined> => {
  for (const shop of shops) {
    const answer = await heard(engine.ask(channelOf(shop), askVersion, {}));
    if (E.isRight(answer)) {
      const { version } = answer.right;
      return version === knownVersion ? undefined : { _tag: 'OtherVersion', version };
    }
    if (!isUnknown(answer.left)) return misfitOf(answer.left);
  }
  return undefined;
};

const lookAtChannels = async ({ engine, shops, languages }: LookSettings): Promise<readonly Misfit[]> => {
  const all = new Map<ShopOnEngine, EngineFacts | undefined>();
  for (const shop of shops) {
    const answer = await heard(engine.ask(channelOf(shop), askFacts, {}));
    if (E.isLeft(answer) && !isUnknown(answer.left)) return [misfitOf(answer.left)];
    all.set(shop, E.isRight(answer) ? answer.right : undefined);
  }
  return channelMisfits(all, languages);
};

/** If the plugin cannot read the query, it is an older one. */
const lookAtAccounts = async ({
  engine,
  shops,
  accounts = false,
}: LookSettings): Promise<readonly Misfit[]> => {
  const [shop] = shops;
  if (!accounts || !shop) return [];
  const answer = await heard(engine.ask(channelOf(shop), askAccounts, {}));
  if (E.isRight(answer) && answer.right.accounts) return [];
  return [E.isLeft(answer) && isAway(answer.left) ? { _tag: 'Away' } : { _tag: 'NoAccounts' }];
};

const look = async (settings: LookSettings): Promise<readonly Misfit[]> => {
  const misfit = await lookAtVersion(settings);
  if (misfit) return [misfit];
  const misfits = await lookAtChannels(settings);
  return misfits.length > 0 ? misfits : lookAtAccounts(settings);
};

/** Checks whether shops can be sold on an engine; empty if they can. Waits for an engine that is only unavailable. */
export const lookAtEngine = async (settings: LookSettings): Promise<readonly Misfit[]> => {
  const { clock, wait, waiting } = settings;
  const until = clock.now() + engineWait;
  for (let isFirst = true; ; isFirst = false) {
    const misfits = await look(settings);
    if (!misfits.some(({ _tag }) => _tag === 'Away') || clock.now() >= until) return misfits;
    if (isFirst) waiting();
    await wait(pause);
  }
};
