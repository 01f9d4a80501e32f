import { httpAddress, ipAddress, numberFrom, text } from './codecs.ts';
import { secret, setting } from './setting.ts';

/** Settings of telemetry. */
export const telemetrySettings = {
  collector: setting(
    'DIOPTRA_OTLP',
    httpAddress,
    undefined,
    'the address of the OpenTelemetry collector for traces and metrics (OTLP over HTTP, JSON), for example `http://127.0.0.1:4318`; `/v1/traces` and `/v1/metrics` are appended. Without it nothing is traced ([operations](operations.md))',
  ),
  collectorAuthorization: setting(
    'DIOPTRA_OTLP_AUTHORIZATION',
    text('the value of a header'),
    undefined,
    'the value of the header `authorization` for the collector. Without it the header is not sent',
    secret,
  ),
  tracePercent: setting(
    'DIOPTRA_TRACE_PERCENT',
    numberFrom(0, 100, 'a number'),
    10,
    'the percentage of traces begun by this server that are recorded. A trusted proxy that begins a trace decides for itself',
  ),
  metricsPort: setting(
    'DIOPTRA_METRICS_PORT',
    numberFrom(1, 65_535, 'a port number'),
    undefined,
    'a separate port where Prometheus reads metrics at `/metrics`. It must differ from the ports for visitors. Without it there is no such port',
  ),
  metricsHost: setting(
    'DIOPTRA_METRICS_HOST',
    ipAddress,
    '127.0.0.1',
    'the address of this machine on which the metrics port listens. Only Prometheus should be able to reach it',
  ),
} as const;
