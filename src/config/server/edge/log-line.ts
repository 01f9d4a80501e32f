import { now } from '../../clock.ts';
import { currentTraceId } from '../telemetry/trace-id.ts';
import { currentRequestId } from './request-id.ts';

/** Creates one line of JSON: the time, the level, the request id, the trace and the event. Contains no values from visitors. */
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
