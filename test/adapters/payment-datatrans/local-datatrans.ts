import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { DatatransSettings } from '../../../src/adapters/payment-datatrans/settings.ts';

/** What a shopper does on the payment page. */
export type Ending = 'succeed' | 'decline' | 'cancel';

type Status = 'initialized' | 'authenticated' | 'authorized' | 'settled' | 'canceled' | 'failed';

interface Init {
  readonly amount: number;
  readonly currency: string;
  readonly refno: string;
  readonly refno2?: string;
  readonly autoSettle?: boolean;
  readonly paymentMethods?: readonly string[];
  readonly option?: { readonly createAlias?: boolean; readonly authenticationOnly?: boolean };
  readonly redirect?: { readonly successUrl: string; readonly cancelUrl: string; readonly errorUrl: string };
  readonly language?: string;
  readonly webhook?: { readonly url: string };
  readonly card?: { readonly alias: string; readonly expiryMonth: string; readonly expiryYear: string };
  readonly TWI?: { readonly alias: string };
}

interface Transaction {
  readonly id: string;
  readonly init: Init;
  status: Status;
  alias?: string;
  authorized?: number;
  settled?: number;
  credited: number;
  /** The shop's number for the order, which a wallet's authorisation names. */
  order?: string | undefined;
}

const initFields = [
  'amount',
  'currency',
  'refno',
  'refno2',
  'autoSettle',
  'paymentMethods',
  'language',
  'option',
  'redirect',
  'webhook',
  'card',
  'TWI',
  'PAP',
];
const endOf: Readonly<Record<Ending, Status>> = {
  succeed: 'authorized',
  decline: 'failed',
  cancel: 'canceled',
};
const urlOf = { succeed: 'successUrl', decline: 'errorUrl', cancel: 'cancelUrl' } as const;

/** Deliberate faults. `conflict`: a request with the same key is still in progress. */
export type Fault = 'none' | 'down' | 'cut' | 'nonsense' | 'conflict';

/** The payer of a wallet, as described in a status. */
export const walletOwner = {
  firstName: 'Lena',
  lastName: 'Brandt',
  street: 'Seestrasse 14',
  street2: null,
  zipCode: '8002',
  city: 'Zürich',
  country: 'CHE',
  email: 'lena@example.org',
};

/**
 * Datatrans by its documentation, within this process: transactions, start page, signed webhooks, settle, cancel,
 * credit, aliases, the idempotency key. It refuses what the documentation says is refused.
 */
export const localDatatrans = (now: () => number) => {
  const merchantId = '1110012345';
  const password = randomBytes(12).toString('hex');
  const hmacKey = randomBytes(32).toString('hex');
  const transactions = new Map<string, Transaction>();
  const answered = new Map<
    string,
    { readonly sent: string; readonly status: number; readonly body: unknown }
  >();
  const aliases = new Set<string>();
  const authorised = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;
  let fault: Fault = 'none';
  let notices: 'lost' | 'once' | 'twice' = 'once';
  let deliver: (request: Request) => Promise<Response> = async () => new Response(null, { status: 204 });
  const asked: string[] = [];
  let owner: Readonly<Record<string, string | null>> = walletOwner;
  let declinesAfterwards = false;

  const refusal = (status: number, code: string) => ({ status, body: { error: { code, message: code } } });
  const viewOf = ({ id, init, status, alias, authorized, settled }: Transaction) => ({
    transactionId: id,
    merchantId,
    type: 'payment',
    status,
    currency: init.currency,
    refno: init.refno,
    ...(init.refno2 !== undefined && { refno2: init.refno2 }),
    paymentMethod: init.paymentMethods?.[0],
    detail: {
      ...(authorized !== undefined && {
        authorize: { amount: authorized, acquirerAuthorizationCode: '100055' },
      }),
      ...(settled !== undefined && { settle: { amount: settled } }),
    },
    ...(status === 'authenticated' && { customer: { email: owner.email }, shipping: owner }),
    ...(alias !== undefined &&
      (init.paymentMethods?.includes('TWI')
        ? { TWI: { alias } }
        : {
            card: {
              alias,
              masked: '424242xxxxxx4242',
              expiryMonth: '06',
              expiryYear: '29',
              info: { brand: 'VISA CREDIT' },
            },
          })),
    history: [],
  });
  /** A webhook of this moment; `change` corrupts or ages it. */
  const noticeOf = (id: string, change: Readonly<Record<string, unknown>> = {}, at = now()): Request => {
    const transaction = transactions.get(id);
    if (!transaction) throw new Error('no such transaction');
    const text = JSON.stringify({ ...viewOf(transaction), ...change });
    const seal = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(`${at}${text}`).digest('hex');
    return new Request(transaction.init.webhook?.url ?? 'http://none.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'datatrans-signature': `t=${at},s0=${seal}` },
      body: text,
    });
  };
  const isAmount = (amount: unknown): boolean => Number.isSafeInteger(amount) && Number(amount) > 0;
  const checked = (init: Init): { readonly status: number; readonly body: unknown } | undefined => {
    if (Object.keys(init).some((field) => !initFields.includes(field)))
      return refusal(400, 'UNRECOGNIZED_PROPERTY');
    const isWhole =
      isAmount(init.amount) &&
      /^[A-Z]{3}$/.test(init.currency) &&
      /^.{1,40}$/.test(init.refno) &&
      (init.refno2 ?? '').length <= 40;
    return isWhole ? undefined : refusal(400, 'INVALID_PROPERTY');
  };
  const opened = (init: Init, status: Status): Transaction => {
    const id = String(Math.floor(now())) + randomBytes(4).readUInt32BE();
    const transaction: Transaction = { id, init, status, credited: 0 };
    transactions.set(id, transaction);
    return transaction;
  };
  /** Authorises the money, and settles it at once unless asked not to. */
  const take = (transaction: Transaction, amount: number, autoSettle = true): void => {
    transaction.authorized = amount;
    if (!autoSettle) return;
    transaction.status = 'settled';
    transaction.settled = amount;
  };
  const begin = (init: Init) => {
    const wrong = checked(init);
    if (wrong) return wrong;
    const known = init.card?.alias ?? init.TWI?.alias;
    if (known !== undefined && !aliases.has(known)) return refusal(400, 'INVALID_ALIAS');
    return { status: 201, body: { transactionId: opened(init, 'initialized').id } };
  };
  const authorize = (init: Init) => {
    const wrong = checked(init);
    if (wrong) return wrong;
    const alias = init.card?.alias ?? init.TWI?.alias;
    if (alias === undefined || !aliases.has(alias)) return refusal(400, 'INVALID_ALIAS');
    const transaction = opened(init, 'authorized');
    take(transaction, init.amount, init.autoSettle);
    return { status: 200, body: { transactionId: transaction.id, acquirerAuthorizationCode: '100055' } };
  };
  const after = (id: string, what: string, sent: Partial<Init>) => {
    const transaction = transactions.get(id);
    if (!transaction) return refusal(404, 'TRANSACTION_NOT_FOUND');
    if (sent.refno !== transaction.init.refno) return refusal(400, 'INVALID_PROPERTY');
    if (what === 'cancel') {
      if (transaction.status !== 'authorized') return refusal(400, 'INVALID_TRANSACTION_STATUS');
      transaction.status = 'canceled';
      return { status: 204, body: undefined };
    }
    if (what === 'authorize') {
      if (transaction.status !== 'authenticated') return refusal(400, 'INVALID_TRANSACTION_STATUS');
      if (declinesAfterwards) return refusal(400, 'DECLINED');
      if (!isAmount(sent.amount) || sent.currency !== undefined) return refusal(400, 'INVALID_PROPERTY');
      transaction.status = 'authorized';
      transaction.order = sent.refno2;
      take(transaction, Number(sent.amount), sent.autoSettle);
      return { status: 200, body: { acquirerAuthorizationCode: '100055' } };
    }
    if (!isAmount(sent.amount) || sent.currency !== transaction.init.currency)
      return refusal(400, 'INVALID_PROPERTY');
    if (what === 'settle') {
      if (transaction.status !== 'authorized') return refusal(400, 'INVALID_TRANSACTION_STATUS');
      if (Number(sent.amount) > (transaction.authorized ?? 0)) return refusal(400, 'INVALID_PROPERTY');
      transaction.status = 'settled';
      transaction.settled = Number(sent.amount);
      return { status: 204, body: undefined };
    }
    if (transaction.status !== 'settled') return refusal(400, 'INVALID_TRANSACTION_STATUS');
    if (transaction.credited + Number(sent.amount) > (transaction.settled ?? 0))
      return refusal(400, 'INVALID_PROPERTY');
    transaction.credited += Number(sent.amount);
    return { status: 200, body: { transactionId: `${id}1` } };
  };

  const app = new Hono();
  app.use('/v1/*', async (c, next) => {
    asked.push(`${c.req.method} ${c.req.path}`);
    if (fault === 'cut') throw new Error('cut');
    if (fault === 'down') return c.json({ error: { code: 'THIRD_PARTY_ERROR', message: '' } }, 502);
    if (fault === 'nonsense') return c.html('<h1>Wartung</h1>');
    if (c.req.path.startsWith('/v1/start/') || c.req.header('authorization') === authorised) return next();
    return c.json({ error: { code: 'UNAUTHORIZED', message: '' } }, 401);
  });
  const once = async (
    key: string | undefined,
    sent: string,
    work: () => { readonly status: number; readonly body: unknown },
  ) => {
    if (fault === 'conflict') {
      fault = 'none';
      return refusal(409, 'CONFLICT');
    }
    const before = key === undefined ? undefined : answered.get(key);
    if (before) return before.sent === sent ? before : refusal(422, 'INVALID_PROPERTY');
    const answer = work();
    if (key !== undefined) answered.set(key, { sent, ...answer });
    return answer;
  };
  const json = (
    { status, body }: { readonly status: number; readonly body: unknown },
    headers = {},
  ): Response =>
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });

  app.post('/v1/transactions', async (c) => {
    const sent = await c.req.text();
    const answer = await once(c.req.header('idempotency-key'), sent, () => begin(JSON.parse(sent)));
    return json(answer);
  });
  app.post('/v1/transactions/authorize', async (c) => {
    const sent = await c.req.text();
    return json(await once(c.req.header('idempotency-key'), sent, () => authorize(JSON.parse(sent))));
  });
  app.get('/v1/transactions/:id', (c) => {
    const transaction = transactions.get(c.req.param('id'));
    return json(
      transaction ? { status: 200, body: viewOf(transaction) } : refusal(404, 'TRANSACTION_NOT_FOUND'),
    );
  });
  app.post('/v1/transactions/:id/:what{settle|cancel|credit|authorize}', async (c) => {
    const { id, what } = c.req.param();
    const sent = await c.req.text();
    return json(await once(c.req.header('idempotency-key'), sent, () => after(id, what, JSON.parse(sent))));
  });
  app.delete('/v1/aliases/:alias', (c) =>
    json(
      aliases.delete(c.req.param('alias'))
        ? { status: 204, body: undefined }
        : refusal(404, 'ALIAS_NOT_FOUND'),
    ),
  );
  app.get('/v1/start/:id', (c) =>
    transactions.has(c.req.param('id')) ? c.html('<form method="post"></form>') : c.notFound(),
  );

  const fetch = async (request: Request): Promise<Response> => {
    const answer = await app.fetch(request);
    // Hono turns a thrown error into a page, but a cut connection has no response.
    if (fault === 'cut') throw new TypeError('fetch failed');
    return answer;
  };

  /** The shopper acts on the start page: the transaction ends, the webhook is sent, and they are redirected back. */
  const press = async (url: string, ending: Ending): Promise<string> => {
    const transaction = transactions.get(new URL(url).pathname.split('/').at(-1) ?? '');
    if (!transaction?.init.redirect) throw new Error('no such page');
    if (transaction.status === 'initialized') {
      const isApproved = ending === 'succeed' && transaction.init.option?.authenticationOnly === true;
      transaction.status = isApproved ? 'authenticated' : endOf[ending];
      if (ending === 'succeed' && !isApproved) {
        take(transaction, transaction.init.amount, transaction.init.autoSettle);
        if (transaction.init.option?.createAlias) {
          transaction.alias = `AAAB${randomBytes(8).toString('hex')}`;
          aliases.add(transaction.alias);
        }
      }
      for (let sent = 0; sent < { lost: 0, once: 1, twice: 2 }[notices]; sent += 1)
        await deliver(noticeOf(transaction.id));
    }
    const back = new URL(transaction.init.redirect[urlOf[ending]]);
    back.searchParams.set('datatransTrxId', transaction.id);
    return back.href;
  };

  const settings: DatatransSettings = {
    apiBase: 'https://api.datatrans.test',
    payBase: 'https://pay.datatrans.test',
    merchantId,
    password,
    hmacKey,
    fetch,
  };
  return {
    settings,
    transactions,
    aliases,
    asked,
    noticeOf,
    press,
    setFault: (next: Fault) => {
      fault = next;
    },
    setNotices: (next: typeof notices) => {
      notices = next;
    },
    setOwner: (next: typeof owner) => {
      owner = next;
    },
    /** Approved payments are declined when they are settled. */
    setDeclines: (next: boolean) => {
      declinesAfterwards = next;
    },
    setShop: (next: typeof deliver) => {
      deliver = next;
    },
  };
};
export type LocalDatatrans = ReturnType<typeof localDatatrans>;
