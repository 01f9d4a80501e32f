import type { AnalyticsPort } from '../../application/tracking/ports.ts';
import { ga4Event } from './ga4.ts';

/** Sends events to the shop's own sandbox only, which shows the latest on `/sandbox/events`. */
export const makeRecorder = (post: (path: string, body: string) => Promise<unknown>): AnalyticsPort => ({
  begin: () => undefined,
  track: (_granted, event) => {
    // Not awaited; a failure is ignored, because the sandbox may run elsewhere.
    post('/sandbox/events', JSON.stringify(ga4Event(event))).catch(() => undefined);
  },
  end: () => undefined,
});
