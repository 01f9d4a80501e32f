import { placeOfError } from '../../../adapters/shared/place-of-error.ts';
import type { Incident } from '../../../adapters/shop-server/shop-server.ts';
import { logLine } from './log-line.ts';

/** Names what broke and where, in one line. */
export const report = (error: unknown): void =>
  console.error(logLine('error', { kind: 'failure', detail: placeOfError(error) }));

/** The same of what the sandbox noticed: a crash of an operation, its place, the database's code. */
export const reportIncident = ({ kind, operation, detail }: Incident): void =>
  console.error(logLine('error', { kind, operation, detail }));

/** What an operator or an editor can mend, in words of ours. */
export const reportTrouble = (trouble: string): void =>
  console.error(logLine('error', { kind: 'trouble', detail: trouble }));
