import type { Incident } from '../../adapters/sandbox/sandbox.ts';
import { placeOfError } from '../../adapters/shared/place-of-error.ts';

/** Names what broke and where, in one line. */
export const report = (error: unknown): void => console.error(placeOfError(error));

/** The same of what the sandbox noticed: `crash POST /api/orders error 22021 at …`. */
export const reportIncident = ({ kind, operation, detail }: Incident): void =>
  console.error(`${kind} ${operation} ${detail}`);
