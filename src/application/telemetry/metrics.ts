/**
 * What telemetry may contain. All values come from finite lists of the shop: no names, tokens, lens values, order
 * numbers or queries.
 */
export type FactName =
  | 'brand'
  | 'cache'
  | 'code'
  | 'kind'
  | 'method'
  | 'operation'
  | 'outcome'
  | 'quantile'
  | 'queue'
  | 'route'
  | 'service'
  | 'state'
  | 'statement'
  | 'status'
  | 'table';

export type Facts = Readonly<Partial<Record<FactName, string | number>>>;

interface Metric {
  /** The OpenTelemetry name, with its unit at the end; Prometheus writes `_` for `.`, and appends `_total` to a count. */
  readonly name: string;
  /** `count`: a counter; `time`: a distribution of durations; `level`: a value read on demand. */
  readonly kind: 'count' | 'time' | 'level';
  /** Times are in seconds. */
  readonly unit?: 's' | 'By';
  /** The labels. */
  readonly by: readonly FactName[];
  readonly meaning: string;
}

/** All metrics. `docs/operations.md` lists them; dashboards and alarms use no others. */
export const metrics = {
  requests: {
    name: 'dioptra.requests',
    kind: 'count',
    by: ['brand', 'route', 'status', 'cache'],
    meaning: 'responses, by route, status and cache result',
  },
  request: {
    name: 'dioptra.request.seconds',
    kind: 'time',
    unit: 's',
    by: ['route', 'cache'],
    meaning: 'time of a request until its response; cached pages that are answered early are counted only',
  },
  refused: {
    name: 'dioptra.requests.refused',
    kind: 'count',
    by: ['kind'],
    meaning: 'requests refused because of overload: of new visitors, customers, buyers',
  },
  open: {
    name: 'dioptra.requests.open',
    kind: 'level',
    by: [],
    meaning: 'open requests; `DIOPTRA_MOST_REQUESTS` sets the limit',
  },
  render: {
    name: 'dioptra.render.seconds',
    kind: 'time',
    unit: 's',
    by: ['route'],
    meaning: 'rendering of a page, including its loaders',
  },
  loader: {
    name: 'dioptra.loader.seconds',
    kind: 'time',
    unit: 's',
    by: ['route', 'outcome'],
    meaning: 'the loader of a route',
  },
  operation: {
    name: 'dioptra.operation.seconds',
    kind: 'time',
    unit: 's',
    by: ['operation', 'outcome'],
    meaning: 'an operation of the Shop API: done, refused or failed',
  },
  refusals: {
    name: 'dioptra.operation.refusals',
    kind: 'count',
    by: ['operation', 'status', 'code'],
    meaning: 'operations that were refused or failed, by the code of the error',
  },
  service: {
    name: 'dioptra.service.seconds',
    kind: 'time',
    unit: 's',
    by: ['service', 'operation', 'outcome'],
    meaning: 'a request to the commerce engine',
  },
  sql: {
    name: 'dioptra.sql.seconds',
    kind: 'time',
    unit: 's',
    by: ['statement', 'table'],
    meaning: 'a statement of the database',
  },
  dueWork: {
    name: 'dioptra.due.seconds',
    kind: 'time',
    unit: 's',
    by: ['outcome'],
    meaning: 'one round of due work',
  },
  orders: {
    name: 'dioptra.orders',
    kind: 'count',
    by: ['brand'],
    meaning: 'carts that became orders; pressing again while the response is pending counts again',
  },
  payments: {
    name: 'dioptra.payments',
    kind: 'count',
    by: ['state'],
    meaning: 'payments that changed to a state',
  },
  incidents: {
    name: 'dioptra.incidents',
    kind: 'count',
    by: ['kind', 'operation'],
    meaning:
      'crashes, wrong responses, jobs that failed or were given up, requests without a database connection',
  },
  queueLength: {
    name: 'dioptra.queue.length',
    kind: 'level',
    by: ['queue'],
    meaning: 'due work that is not done: jobs by kind, mails, orders that wait for payment',
  },
  queueAge: {
    name: 'dioptra.queue.age.seconds',
    kind: 'level',
    unit: 's',
    by: ['queue'],
    meaning: 'how long the oldest of these has been due',
  },
  connections: {
    name: 'dioptra.database.connections',
    kind: 'level',
    by: ['state'],
    meaning: 'connections of this process to PostgreSQL: used, idle; queries that wait for one',
  },
  services: {
    name: 'dioptra.service.up',
    kind: 'level',
    by: ['service'],
    meaning: '1 if an optional service answers, else 0',
  },
  loopDelay: {
    name: 'dioptra.eventloop.delay.seconds',
    kind: 'level',
    unit: 's',
    by: ['quantile'],
    meaning: 'event loop delay since the last scrape',
  },
  memory: {
    name: 'dioptra.memory.bytes',
    kind: 'level',
    unit: 'By',
    by: ['kind'],
    meaning: 'memory of the process',
  },
} as const satisfies Readonly<Record<string, Metric>>;

type Metrics = typeof metrics;
export type MetricName = keyof Metrics;
export type NameOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** The labels of a measurement: all that its metric has, and no others. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<Metrics[Name]['by'][number], string | number>
>;
