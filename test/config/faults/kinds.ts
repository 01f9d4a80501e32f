/** What an operation does with a call without a fault. */
export type Serve = () => Promise<Response>;

/** What an operation can do instead of answering normally. Source: CALL-3. */
export interface FaultKind {
  readonly says: string;
  /** How many consecutive calls meet the fault. */
  readonly times: number;
  readonly strike: (serve: Serve) => Promise<Response>;
  /** Tested in every `npm test`. */
  readonly isUsual?: true;
}

/** More than any use case tries by itself. */
const againAndAgain = 4;

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const json = (status: number, body: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { status, headers: { ...headers, ...more } });
const problem = (status: number, more: object = {}): Response =>
  json(status, JSON.stringify({ code: 'fault.injected', ...more }));
const page = (status: number): Response =>
  new Response('<!doctype html><title>Gateway</title><h1>Gateway</h1>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
/** A response whose connection breaks while it is read. */
const cut = (): Response =>
  new Response(
    new ReadableStream({ pull: (body) => body.error(new TypeError('connection cut on purpose')) }),
    {
      headers,
    },
  );

/** The operation does not receive the call. */
const instead =
  (answer: () => Response): FaultKind['strike'] =>
  async () =>
    answer();
/** The operation takes effect; the function decides what the caller gets of its answer. */
const afterwards =
  (answer: (real: Response) => Response | Promise<Response>): FaultKind['strike'] =>
  async (serve) =>
    answer(await serve());

const unsent: FaultKind['strike'] = async () => {
  throw new TypeError('connection cut on purpose');
};
const unheard = afterwards(cut);

const once = (says: string, strike: FaultKind['strike']): FaultKind => ({ says, times: 1, strike });
const usual = (kind: FaultKind): FaultKind => ({ ...kind, isUsual: true });

const violations = [{ property_path: 'fault', code: 'fault.injected' }];

export const kinds = {
  slow: usual(
    once('is slow', async (serve) => {
      await new Promise((resolve) => setTimeout(resolve, 15));
      return serve();
    }),
  ),
  cut: usual(once('breaks the connection', unsent)),
  'cut-again': usual({ says: 'breaks the connection again and again', times: againAndAgain, strike: unsent }),
  unheard: usual(once('does it without a response', unheard)),
  'unheard-again': usual({
    says: 'does it without a response, again and again',
    times: againAndAgain,
    strike: unheard,
  }),
  '500': usual(
    once(
      'fails (500)',
      instead(() => problem(500)),
    ),
  ),
  '502': once(
    'is unreachable behind a gateway (502)',
    instead(() => page(502)),
  ),
  '503': usual(
    once(
      'is unavailable (503)',
      instead(() => problem(503)),
    ),
  ),
  '504': once(
    'does it after the gateway timed out (504)',
    afterwards(() => page(504)),
  ),
  '404': once(
    'is behind a gateway that does not know the path (404)',
    instead(() => page(404)),
  ),
  '410': once(
    'is behind a gateway that reports it as gone (410)',
    instead(() => page(410)),
  ),
  '401': once(
    'requires authentication (401)',
    instead(() => problem(401)),
  ),
  '403': once(
    'is forbidden (403)',
    instead(() => problem(403)),
  ),
  '409': once(
    'conflicts with another request (409)',
    instead(() => problem(409)),
  ),
  '408': once(
    'timed out waiting for the request (408)',
    instead(() => page(408)),
  ),
  '413': once(
    'rejects the size of the request (413)',
    instead(() => page(413)),
  ),
  violations: usual(
    once(
      'refuses without a reason',
      instead(() => problem(422, { violations })),
    ),
  ),
  '422': once(
    'refuses without a code (422)',
    instead(() => json(422, '{}')),
  ),
  '400': usual(
    once(
      'rejects the request as malformed (400)',
      instead(() => problem(400)),
    ),
  ),
  '429': usual(
    once(
      'limits the rate (429)',
      instead(() => json(429, JSON.stringify({ code: 'fault.injected' }), { 'retry-after': '60' })),
    ),
  ),
  page: once(
    'returns an HTML page (200)',
    instead(() => page(200)),
  ),
  half: usual(
    once(
      'does it and truncates the response',
      afterwards(async (real) => {
        const text = await real.text();
        return json(200, text.slice(0, Math.ceil(text.length / 2)));
      }),
    ),
  ),
  empty: once(
    'does it and returns an empty response (200)',
    afterwards(() => json(200, '')),
  ),
  nonsense: usual(
    once(
      'returns an unexpected response',
      instead(() => json(200, '{"nonsense":[1,2,3]}')),
    ),
  ),
  redirect: once(
    'redirects to another host (302)',
    instead(() => new Response(null, { status: 302, headers: { location: 'http://elsewhere.test/' } })),
  ),
} as const satisfies Readonly<Record<string, FaultKind>>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];
export const kindOf = (name: KindName): FaultKind => kinds[name];

/** The fault kinds that every `npm test` tests with every operation. */
export const usualKinds: readonly (readonly [string, FaultKind])[] = kindNames
  .map(kindOf)
  .filter(({ isUsual }) => isUsual)
  .map((kind) => [kind.says, kind]);
