import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';

/** Units: ns. */
const second = 1e9;

/** How late the process is, and how much memory it holds. Looked at only where somebody is told. */
export const watchProcess = ({ isOn, watch }: Telemetry): void => {
  if (!isOn) return;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  watch('loopDelay', () => {
    const late = [
      ['0.5', delay.percentile(50)],
      ['0.99', delay.percentile(99)],
      ['1', delay.max],
    ] as const;
    delay.reset();
    return late.map(([quantile, ns]) => ({ labels: { quantile }, value: ns / second }));
  });
  watch('memory', () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return [
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
      { labels: { kind: 'external' }, value: external },
    ];
  });
};

/** Which services that the shop sells on without answer. */
export const watchServices = (
  { watch }: Telemetry,
  answering: () => Readonly<Record<string, boolean>>,
): void =>
  watch('services', () =>
    Object.entries(answering()).map(([service, isUp]) => ({ labels: { service }, value: isUp ? 1 : 0 })),
  );
