import type { Attributes, Histogram, Meter, ObservableResult } from '@opentelemetry/api';
import { type MetricName, metrics } from '../../application/telemetry/metrics.ts';
import type { Telemetry } from '../../application/telemetry/telemetry.ts';

/** Histogram buckets, from a cached page to a request that hangs. Units: s. */
const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Maximum number of label combinations per metric. Labels from finite lists make fewer; all beyond that are counted
 * together.
 */
const mostSeries = 2000;

interface Cell {
  readonly labels: Attributes;
  value: number;
}

const described = (metric: MetricName) => {
  const { meaning, ...own } = metrics[metric];
  return { description: meaning, ...('unit' in own && { unit: own.unit }) };
};

/** Counters as plain numbers that are read on collection, so that counting never waits. */
const makeCounters = (meter: Meter) => {
  const cells = new Map<MetricName, Map<string, Cell>>();
  const cellsOf = (metric: MetricName): Map<string, Cell> => {
    const known = cells.get(metric);
    if (known) return known;
    const own = new Map<string, Cell>();
    cells.set(metric, own);
    meter.createObservableCounter(metrics[metric].name, described(metric)).addCallback((result) => {
      for (const { value, labels } of own.values()) result.observe(value, labels);
    });
    return own;
  };
  return (metric: MetricName, labels: Attributes): Cell => {
    const own = cellsOf(metric);
    const isFull = own.size >= mostSeries;
    const key = JSON.stringify(labels);
    const cell = own.get(key) ?? own.get(isFull ? '' : key) ?? { labels: isFull ? {} : labels, value: 0 };
    if (cell.value === 0) own.set(isFull ? '' : key, cell);
    return cell;
  };
};

export const makeMeasures = (meter: Meter): Pick<Telemetry, 'counter' | 'time' | 'watch'> => {
  const cellOf = makeCounters(meter);
  const histograms = new Map<MetricName, Histogram>();
  const histogramOf = (metric: MetricName): Histogram => {
    const known = histograms.get(metric);
    if (known) return known;
    const own = meter.createHistogram(metrics[metric].name, {
      ...described(metric),
      advice: { explicitBucketBoundaries: boundaries },
    });
    histograms.set(metric, own);
    return own;
  };
  return {
    counter: (metric, labels) => {
      const cell = cellOf(metric, { ...labels });
      return () => {
        cell.value += 1;
      };
    },
    time: (metric, labels, ms) => histogramOf(metric).record(ms / 1000, { ...labels }),
    watch: (metric, read) => {
      const tell = async (result: ObservableResult): Promise<void> => {
        const readings = await Promise.resolve(read()).catch(() => []);
        for (const { value, labels } of readings) result.observe(value, { ...labels });
      };
      meter.createObservableGauge(metrics[metric].name, described(metric)).addCallback(tell);
    },
  };
};
