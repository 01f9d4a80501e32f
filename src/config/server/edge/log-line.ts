import { now } from '../../clock.ts';
import { currentTraceId } from '../telemetry/trace-id.ts';
import { currentRequestId } from './request-id.ts';

/** One line of JSON: when, how bad, under which request id and trace, and what. Never a value that a visitor sent. */
export const logLine = (
  level: 'info' | 'warn' | 'error',
  what: Readonly<Record<string, string | number>>,
): string => {
  const request = currentRequestId();
  const trace = currentTraceId();
  return JSON.stringify({
    time: new Date(now()).toISOString(),
    level,
    ...(request && { request }),
    ...(trace && { trace }),
    ...what,
  });
};
