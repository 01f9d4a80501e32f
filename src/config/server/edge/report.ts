import { placeOfError } from '../../../adapters/shared/place-of-error.ts';
import type { Incident } from '../../../adapters/shop-server/shop-server.ts';
import { logLine } from './log-line.ts';

/** Logs what failed and where, in one line. */
export const report = (error: unknown): void =>
  console.error(logLine('error', { kind: 'failure', detail: placeOfError(error) }));

/** The same for incidents of the sandbox: a crash of an operation, its place, the database's code. */
export const reportIncident = ({ kind, operation, detail }: Incident): void =>
  console.error(logLine('error', { kind, operation, detail }));

/** Logs a problem that an operator or an editor can fix, in the shop's own words. */
export const reportTrouble = (trouble: string): void =>
  console.error(logLine('error', { kind: 'trouble', detail: trouble }));
