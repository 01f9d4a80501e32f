import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { findRow, getRow } from '../db/rows.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { endAtProvider, readProviderPayment, slowDown } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeExpressApp } from './express-app.ts';
import { lightboxPath, lightboxScript } from './lightbox-script.ts';
import { type Ending, endings, noPayPage, type OpenPayment, payPage } from './pay-page.ts';
import { receiveNotice } from './receive-notice.ts';
import { withPayment } from './return-path.ts';
import { sendNotice } from './send-notice.ts';

/** How long a slow payment takes. */
export const slowMs = 8000;

/**
 * Maximum size of a form or of the sandbox's own notice: a button has a few characters, a notice a few hundred. Units:
 * bytes.
 */
const largestForm = 1024;
/** Maximum size of another provider's notice, which contains more. Units: bytes. */
const largestNotice = 64 * 1024;

const readPayment = async (sandbox: Sandbox, id: string): Promise<OpenPayment | undefined> => {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const known = await findRow(sandbox.db, 'payment', { id }, ['order_token']);
  if (known) await expireOrder(sandbox, known.order_token);
  const payment = await findRow(sandbox.db, 'payment', { id });
  const atProvider = await readProviderPayment(sandbox.db, id);
  if (!payment || !atProvider) return undefined;
  const order = await getRow(sandbox.db, 'shop_order', { token: payment.order_token });
  return { payment, atProvider, order };
};

const statusOf = { succeed: 'authorized', decline: 'failed', cancel: 'canceled' } as const;

const end = async (sandbox: Sandbox, id: string, ending: Ending): Promise<void> => {
  if (ending === 'slow') return slowDown(sandbox.db, id, new Date(sandbox.clock.now() + slowMs));
  await endAtProvider(sandbox.db, id, statusOf[ending]);
  await sendNotice(sandbox, id);
};

/**
 * The provider's side of a payment: `/pay/{id}` shows it, ends it, notifies the shop and sends the shopper back.
 * Pressing twice ends it once. `/pay/notices` receives the notices for the shop.
 */
export const makePayApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();

  app.post('/pay/notices', async (c) => {
    const text = await readText(c.req.raw, sandbox.provider ? largestNotice : largestForm);
    if (text === undefined) return c.body(null, 413);
    const signature = c.req.header('datatrans-signature') ?? '';
    const heard = await receiveNotice(sandbox, { text, signature });
    return c.body(null, E.isRight(heard) ? 204 : 400);
  });

  // With a real provider, nobody can declare a payment successful by pressing a button.
  if (sandbox.provider) return app;

  app.route('/', makeExpressApp(sandbox));

  app.get(lightboxPath, (c) =>
    c.body(lightboxScript(sandbox), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    }),
  );

  app.get('/pay/:id', async (c) => {
    const open = await readPayment(sandbox, c.req.param('id'));
    return open ? payPage(sandbox, open, c.req.query('window') === 'lightbox') : noPayPage(sandbox);
  });

  app.post('/pay/:id', async (c) => {
    const known = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, known);
    if (foreign) return foreign;
    const open = await readPayment(sandbox, c.req.param('id'));
    if (!open) return noPayPage(sandbox);
    const form = await readText(c.req.raw, largestForm);
    if (form === undefined) return c.text('', 413);
    const pressed = new URLSearchParams(form).get('ending');
    const ending = endings.find((candidate) => candidate === pressed);
    if (ending) await end(sandbox, open.payment.id, ending);
    return c.redirect(
      ending ? withPayment(open.payment.return_path, open.payment.id) : `/pay/${open.payment.id}`,
      303,
    );
  });

  return app;
};
