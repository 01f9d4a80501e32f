import { browserTracingIntegration } from '@sentry/browser';

/** Measures how long pages take, in one visit of a hundred. */
export const tracing = () => browserTracingIntegration({ traceFetch: false, traceXHR: false });
