import type { Engine } from '../../../adapters/engine-vendure/engine.ts';
import { makeEngineHandlers } from '../../../adapters/engine-vendure/handlers.ts';
import { makeOrderEngine } from '../../../adapters/engine-vendure/orders/order-engine.ts';
import { makeCompanion } from '../../../adapters/sandbox/engine/companion.ts';
import { makeNoticesApp, noticesPath } from '../../../adapters/sandbox/engine/notices-app.ts';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import { makeLevelsOf } from '../../../adapters/sandbox/stock/levels-of.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Beside } from './sandbox.ts';

export interface BesideEngine {
  readonly engine: Engine;
  /** What the engine calls each shop. */
  readonly channels: Readonly<Record<BrandId, string>>;
  /** What it signs its notices with. */
  readonly webhookSecret: string;
}

/** The sandbox without carts, orders and stock of its own: what the engine answers instead, and where it tells what happened. */
export const besideEngine = (
  own: Sandbox,
  { engine, channels, webhookSecret }: BesideEngine,
): Omit<Beside, 'checks'> => {
  const levelsOf = makeLevelsOf(own);
  const sandbox: Sandbox = { ...own, engine: { orders: makeOrderEngine(engine, own.shops), levelsOf } };
  return {
    sandbox,
    handlers: makeEngineHandlers(sandbox, { engine, companion: makeCompanion(sandbox), levelsOf }),
    app: makeNoticesApp(sandbox, { secret: webhookSecret, channels, onRange: () => undefined }),
    paths: [noticesPath],
  };
};
