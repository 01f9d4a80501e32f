import { httpAddress, ipAddress, numberFrom, text } from './codecs.ts';
import { secret, setting } from './setting.ts';

/** Settings of telemetry. */
export const telemetrySettings = {
  collector: setting(
    'DIOPTRA_OTLP',
    httpAddress,
    undefined,
    'who takes traces and metrics, by OpenTelemetry’s protocol over HTTP (OTLP, JSON), say `http://127.0.0.1:4318`: `/v1/traces` and `/v1/metrics` are put behind it. Nothing said: nothing is traced ([operations](operations.md))',
  ),
  collectorAuthorization: setting(
    'DIOPTRA_OTLP_AUTHORIZATION',
    text('the value of a header'),
    undefined,
    'what the header `authorization` says to it; with none no header is sent',
    secret,
  ),
  tracePercent: setting(
    'DIOPTRA_TRACE_PERCENT',
    numberFrom(0, 100, 'a number'),
    10,
    'how many of a hundred traces that begin here are taken; a trusted proxy that begins one decides by itself',
  ),
  metricsPort: setting(
    'DIOPTRA_METRICS_PORT',
    numberFrom(1, 65_535, 'a port number'),
    undefined,
    'a port of its own where Prometheus reads metrics, at `/metrics`; none of the ports where visitors are answered. Nothing said: there is none',
  ),
  metricsHost: setting(
    'DIOPTRA_METRICS_HOST',
    ipAddress,
    '127.0.0.1',
    'the address of this machine at which that port is open, and at no other; nobody but Prometheus should reach it',
  ),
} as const;
