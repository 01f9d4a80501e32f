import type { Engine } from '../../../adapters/engine-vendure/engine.ts';
import { type Telemetry, timed } from '../../../application/telemetry/telemetry.ts';
import type { Ask } from '../services/backend.ts';
import { passingTrace } from './trace-operations.ts';

const service = 'engine';

/** An engine whose requests are recorded and carry the trace on. */
export const tracedEngine = (telemetry: Telemetry, make: (fetch: Ask) => Engine): Engine => {
  const { fetch } = globalThis;
  const engine = make(passingTrace(telemetry, (request) => fetch(request)));
  return {
    ask: (channel, question, asked) => {
      const { name: operation } = question;
      return timed(
        telemetry,
        `engine ${operation}`,
        { service, operation, brand: channel.brand },
        'service',
        (outcome) => ({ service, operation, outcome }),
        () => engine.ask(channel, question, asked),
      );
    },
  };
};
