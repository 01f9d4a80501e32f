import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';

/** How often it is looked; each look waits as long, and what it waits beyond is late. Units: ms. */
const resolution = 10;
/** What was measured in nanoseconds. Units: s. */
const lateBy = (waited: number): number => Math.max(0, waited / 1e9 - resolution / 1000);

/** How late the process is, and how much memory it holds. Looked at only where somebody is told. */
export const watchProcess = ({ isOn, watch }: Telemetry): void => {
  if (!isOn) return;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  watch('loopDelay', () => {
    const late = [
      ['0.5', delay.percentile(50)],
      ['0.99', delay.percentile(99)],
      ['1', delay.max],
    ] as const;
    delay.reset();
    return late.map(([quantile, waited]) => ({ labels: { quantile }, value: lateBy(waited) }));
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
