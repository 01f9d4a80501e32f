import type { Engine } from '../../../adapters/engine-vendure/engine.ts';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import type { Beside } from './sandbox.ts';

export interface OnEngine {
  readonly sandbox: Sandbox;
  readonly engine: Engine;
  /** What the engine signs its notices with. */
  readonly webhookSecret: string;
}

/**
 * What an engine answers instead of the sandbox, and where it tells what happened. Its handlers are put in here, and
 * with them the receiver of notices and its path, `/engine/notices`.
 */
export const besideEngine = (_: OnEngine): Pick<Beside, 'handlers' | 'app' | 'paths'> => ({
  handlers: {},
  paths: [],
});
