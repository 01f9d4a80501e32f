import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';

/** The sampling interval. Each sample waits that long; any time beyond it is delay. Units: ms. */
const resolution = 10;
/** Converts a measured time, in nanoseconds, to the delay. Units: s. */
const lateBy = (waited: number): number => Math.max(0, waited / 1e9 - resolution / 1000);

/** Measures the event-loop delay and the memory of the process. Only if telemetry is on. */
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

/** Measures which of the optional services answer. */
export const watchServices = (
  { watch }: Telemetry,
  answering: () => Readonly<Record<string, boolean>>,
): void =>
  watch('services', () =>
    Object.entries(answering()).map(([service, isUp]) => ({ labels: { service }, value: isUp ? 1 : 0 })),
  );
