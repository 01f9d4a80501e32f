import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Telemetry } from '../../application/telemetry/telemetry.ts';
import { makeMeasures } from './measures.ts';
import { makeSpans } from './spans.ts';

export interface TelemetrySettings {
  /** The OTLP collector over HTTP. Undefined if there is none. */
  readonly collector?: {
    readonly address: string;
    /** Value of the header `authorization`. If undefined, it is not sent. */
    readonly authorization?: string;
    /** Share of the traces started here that are recorded. Units: percent. */
    readonly percent: number;
  };
  /** Where Prometheus metrics are served at `/metrics`. If undefined, they are not. */
  readonly prometheus?: { readonly host: string; readonly port: number };
  /** Called when the collector does not accept what it is sent. */
  readonly note: (trouble: string) => void;
}

const name = 'dioptra';
/** How long shutdown waits for an unreachable collector. Units: ms. */
const patience = 2000;

/** Sends traces and metrics to their collectors. Throws if the port for Prometheus is not available. */
export const openTelemetry = async ({
  collector,
  prometheus,
  note,
}: TelemetrySettings): Promise<Telemetry> => {
  // Export errors are not part of the request during which the data was recorded.
  const troubled = AsyncLocalStorage.bind(() => note('telemetry: the collector does not accept the data'));
  const ignored = () => undefined;
  setGlobalErrorHandler(troubled);
  diag.setLogger(
    { error: troubled, warn: ignored, info: ignored, debug: ignored, verbose: ignored },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const resource = resourceFromAttributes({
    'service.name': name,
    'service.instance.id': crypto.randomUUID(),
  });
  const to = (path: string) => ({
    url: `${collector?.address}${path}`,
    ...(collector?.authorization !== undefined && { headers: { authorization: collector.authorization } }),
  });
  const tracers = new TracerProvider({
    resource,
    // The parent's sampling decision applies to its children. Without a parent, the share decides.
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler((collector?.percent ?? 0) / 100),
    }),
    spanProcessors: collector
      ? [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('/v1/traces')) })]
      : [],
  });
  const text =
    prometheus && new PrometheusExporter({ ...prometheus, preventServerStart: true, withoutScopeInfo: true });
  const pushed =
    collector && new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(to('/v1/metrics')) });
  const meters = new MeterProvider({
    resource,
    readers: [...(text ? [text] : []), ...(pushed ? [pushed] : [])],
  });
  await text?.startServer();
  return {
    isOn: true,
    ...makeSpans(tracers.getTracer(name)),
    ...makeMeasures(meters.getMeter(name)),
    close: async () => {
      const ended = Promise.all([tracers.shutdown(), meters.shutdown()].map((end) => end.catch(troubled)));
      await Promise.race([ended, pause(patience, undefined, { ref: false })]);
    },
  };
};
