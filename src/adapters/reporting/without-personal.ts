import { strippedAddress, strippedText } from '../../domain/reporting/without-secrets.ts';

/** Random ids that Sentry needs unchanged to join events. */
const asItIs: ReadonlySet<string> = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'parent_sampled',
  'replay_id',
  'error_ids',
  'trace_ids',
  'debug_id',
  'release',
  'environment',
  'level',
  'platform',
  'type',
  'category',
]);
const addresses: ReadonlySet<string> = new Set([
  'filename',
  'abs_path',
  'url',
  'urls',
  'transaction',
  'segment',
]);
/** Fields that are always removed. */
const gone: ReadonlySet<string> = new Set([
  'user',
  'cookies',
  'headers',
  'query_string',
  'data',
  'env',
  'extra',
  'vars',
]);

const stripped = (key: string, value: unknown): unknown => {
  if (typeof value === 'string') {
    if (asItIs.has(key)) return value;
    return addresses.has(key) ? strippedAddress(value) : strippedText(value);
  }
  if (Array.isArray(value)) return value.map((one) => stripped(key, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => (gone.has(name) ? [] : [[name, stripped(name, own)]])),
  );
};

/** Removes everything that could be personal from data to be sent. Its structure stays. */
export const withoutPersonal = <Sent extends object>(sent: Sent): Sent => {
  for (const [key, value] of Object.entries(sent)) {
    // Sentry's internal data is not sent.
    if (key === 'sdkProcessingMetadata') continue;
    Object.assign(sent, { [key]: gone.has(key) ? undefined : stripped(key, value) });
  }
  return sent;
};
