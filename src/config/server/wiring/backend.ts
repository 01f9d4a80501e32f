import { ContainerModule } from 'inversify';
import { makeControls } from '../../../adapters/sandbox/controls/controls.ts';
import type { DatabasePlace } from '../../../adapters/sandbox/db/connect.ts';
import { noTelemetry } from '../../../application/telemetry/telemetry.ts';
import type { Environment } from '../../environment.ts';
import type { Backend } from '../services/backend.ts';
import { backendElsewhere } from '../services/backend-elsewhere.ts';
import type { EngineAccess } from '../services/vendure.ts';
import { SANDBOX_TOKENS, TOKENS } from './tokens.ts';

const placeOf = ({ databaseUrl, dataDir }: Environment): DatabasePlace => {
  if (databaseUrl) return { url: databaseUrl };
  return dataDir === 'memory' ? { memory: true } : { dataDir };
};

/** Returns how to reach the engine. Undefined if there is none. */
const accessOf = ({
  backend,
  engineUrl: url,
  engineKey: key,
  engineChannels: channels,
  engineWebhookSecret: webhookSecret,
  engineAccounts,
}: Environment): EngineAccess | undefined =>
  backend === 'vendure' && url && key && webhookSecret
    ? { url, key, channels, webhookSecret, accounts: engineAccounts === 'engine' }
    : undefined;

/** The only place that loads the sandbox's code and database, alone or beside an engine. */
const inThisProcess = (settings: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SANDBOX_TOKENS.databasePlace).toConstantValue(placeOf(settings));
    bind(SANDBOX_TOKENS.controls).toResolvedValue(
      (clock, published) => (settings.testControls ? makeControls(clock, published.tell) : undefined),
      [TOKENS.machineClock, TOKENS.published],
    );
    bind(TOKENS.clock).toResolvedValue(
      (controls, clock) => controls?.clock ?? clock,
      [SANDBOX_TOKENS.controls, TOKENS.machineClock],
    );
    bind(TOKENS.backend).toResolvedValue(
      async (
        place,
        controls,
        provider,
        identity,
        carrier,
        published,
        { report, typeOf, telemetry = noTelemetry },
        note,
      ) => {
        const own = { place, controls, provider, identity, carrier, published, report, telemetry };
        const parts = { ...own, ...(typeOf && { typeOf }) };
        const engine = accessOf(settings);
        if (engine) {
          const { openVendure } = await import('../services/vendure.ts');
          return openVendure(settings, engine, { ...parts, note });
        }
        const { openSandbox } = await import('../services/sandbox.ts');
        return openSandbox(settings, parts);
      },
      [
        SANDBOX_TOKENS.databasePlace,
        SANDBOX_TOKENS.controls,
        TOKENS.payment,
        TOKENS.identity,
        TOKENS.carrier,
        TOKENS.published,
        TOKENS.parts,
        TOKENS.note,
      ],
    );
  });

/** Binds a backend that exists already: another server that follows the contract, or one that outlives this shop. */
const opened = (backend: Backend): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.clock).toResolvedValue((clock) => backend.clock ?? clock, [TOKENS.machineClock]);
    bind(TOKENS.backend).toConstantValue(backend);
  });

/**
 * Chooses the server of the Shop API: one that is open already, another server by its address, or the sandbox in this
 * process, with or without an engine.
 */
export const backendModule = (settings: Environment, known?: Backend): ContainerModule => {
  if (known) return opened(known);
  const { backendUrl, backendCookies } = settings;
  return backendUrl ? opened(backendElsewhere(backendUrl, backendCookies)) : inThisProcess(settings);
};
