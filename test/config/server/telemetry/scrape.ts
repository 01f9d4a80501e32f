import { type MetricName, metrics } from '../../../../src/application/telemetry/metrics.ts';
import type { Telemetry } from '../../../../src/application/telemetry/telemetry.ts';
import { telemetryOf } from '../../../../src/config/server/telemetry/telemetry-of.ts';
import { testEnvironment } from '../../test-environment.ts';
import { freePort } from './collector.ts';

/** Telemetry for Prometheus, and the metrics that it reads. */
export const openScraped = async () => {
  const port = await freePort();
  const telemetry = await telemetryOf(testEnvironment({ DIOPTRA_METRICS_PORT: String(port) }));
  const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
  return { telemetry, port, read, scrape: async () => (await read()).text() };
};

/** Records a value for every metric. */
export const tellAll = ({ counter, time, watch }: Telemetry): void => {
  for (const name of Object.keys(metrics) as MetricName[]) {
    const { kind, by } = metrics[name];
    const labels = Object.fromEntries(by.map((label) => [label, 'x'])) as never;
    if (kind === 'count') counter(name as never, labels)();
    if (kind === 'time') time(name as never, labels, 1);
    if (kind === 'level') watch(name as never, () => [{ labels, value: 1 }]);
  }
};
