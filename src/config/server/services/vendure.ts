import { setTimeout as pause } from 'node:timers/promises';
import { type EngineSettings, makeEngine } from '../../../adapters/engine-vendure/engine.ts';
import { askVersion } from '../../../adapters/engine-vendure/start/engine-facts.ts';
import { lookAtEngine } from '../../../adapters/engine-vendure/start/look-at-engine.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { defaultLocale } from '../../../domain/shared/locale.ts';
import { activeLocales } from '../../../domain/shared/locale-config.ts';
import { shopsOf } from '../../brands/shops-of.ts';
import { systemClock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { reportRarely } from '../content/report-rarely.ts';
import type { Check } from '../edge/health.ts';
import { reportIncident } from '../edge/report.ts';
import { EngineDoesNotFit } from '../process/engine-misfits.ts';
import { tracedEngine } from '../telemetry/traced-engine.ts';
import type { Backend } from './backend.ts';
import { besideEngine } from './beside-engine.ts';
import type { SandboxParts } from './make-sandbox.ts';
import { openSandbox } from './sandbox.ts';

/** The access data of a shop and its engine. */
export interface EngineAccess {
  readonly url: string;
  readonly key: string;
  readonly channels: Readonly<Partial<Record<BrandId, string>>>;
  readonly webhookSecret: string;
  /** Whether the engine keeps the shops' customers. */
  readonly accounts: boolean;
}

/** The parts of a sandbox with an engine. `note`: takes messages for the operator. */
export interface EngineParts extends SandboxParts {
  readonly note: (trouble: string) => void;
}

/** Ignores failures of a check whether the engine is there. The caller reports the result. */
const unheard = () => undefined;
/** The time limit of such a check. Units: ms. */
const patience = 2500;

/** Many requests fail while the engine is away. Each kind of failure is logged once a minute. */
const incidentsOf = ({ timeZone }: Environment, { counter }: Telemetry): EngineSettings['report'] => {
  const about = { operation: 'engine', kind: 'wrong-answer' } as const;
  const tell = reportRarely(systemClock(timeZone), (detail) => {
    reportIncident({ ...about, detail });
    counter('incidents', about)();
  });
  return ({ operation, detail }) => tell(`${operation}: ${detail}`);
};

/**
 * Opens a backend in which Vendure keeps carts, orders, stock and prices. The sandbox keeps everything else, and its
 * database is opened too.
 */
export const openVendure = async (
  environment: Environment,
  { url, key, channels: named, webhookSecret, accounts }: EngineAccess,
  { note, ...parts }: EngineParts,
): Promise<Backend> => {
  const access = {
    address: url,
    key,
    channels: Object.fromEntries(brandIds.map((id) => [id, named[id] ?? id])) as Record<BrandId, string>,
  };
  const looking = makeEngine({ ...access, report: unheard, timeoutMs: patience });
  const misfits = await lookAtEngine({
    engine: looking,
    shops: Object.values(shopsOf(environment)),
    languages: activeLocales(),
    accounts,
    clock: systemClock(environment.timeZone),
    wait: (ms) => pause(ms),
    waiting: () => note(`The engine at ${url} does not answer yet. The shop waits up to a minute for it.`),
  });
  if (misfits.length > 0) throw new EngineDoesNotFit(url, misfits);

  const isThere: Check = {
    name: 'engine',
    check: () => looking.ask({ brand: environment.brand, locale: defaultLocale }, askVersion, {}),
    isSparable: true,
  };
  const engine = tracedEngine(parts.telemetry, (fetch) =>
    makeEngine({ ...access, fetch, report: incidentsOf(environment, parts.telemetry) }),
  );
  return openSandbox(environment, { ...parts, rangeOf: 'engine' }, async (own) => ({
    ...(await besideEngine(own, {
      engine,
      address: url,
      channels: access.channels,
      webhookSecret,
      accounts,
    })),
    checks: [isThere],
  }));
};
