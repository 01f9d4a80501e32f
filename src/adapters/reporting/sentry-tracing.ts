import { browserTracingIntegration } from '@sentry/browser';

/** One visit in a hundred: how long pages took. */
export const tracing = () => browserTracingIntegration({ traceFetch: false, traceXHR: false });
