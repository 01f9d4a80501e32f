import { Hono } from 'hono';
import { readText } from '../http/read-body.ts';
import { guardOrigin } from '../http/write-guard.ts';
import { postMails } from '../mail/post-mails.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Ending, endings, noPayPage, type OpenPayment, payPage } from './pay-page.ts';
import { withPayment } from './return-path.ts';
import { settlePayment } from './settle-payment.ts';

/** How long a slow payment takes. */
export const slowMs = 8000;

/** A pressed button is a few letters. Units: bytes. */
const largestForm = 1024;

const readPayment = async (sandbox: Sandbox, id: string): Promise<OpenPayment | undefined> => {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const payment = await sandbox.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payment) return undefined;
  const order = await sandbox.db
    .selectFrom('shop_order')
    .selectAll()
    .where('token', '=', payment.order_token)
    .executeTakeFirstOrThrow();
  return { payment, order };
};

/** Succeeds by itself later; a payment that has ended, or is slow already, stays as it is. */
const slowDown = async (sandbox: Sandbox, id: string): Promise<void> => {
  await sandbox.db
    .updateTable('payment')
    .set({ settles_at: new Date(sandbox.clock.now() + slowMs) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('settles_at', 'is', null)
    .execute();
};

const end = async (sandbox: Sandbox, id: string, ending: Ending): Promise<void> => {
  switch (ending) {
    case 'succeed':
      await settlePayment(sandbox, id, 'succeeded');
      break;
    case 'decline':
      await settlePayment(sandbox, id, 'declined');
      break;
    case 'cancel':
      await settlePayment(sandbox, id, 'cancelled');
      break;
    case 'slow':
      await slowDown(sandbox, id);
  }
  await postMails(sandbox);
};

/** `/pay/{id}`: shows a payment, ends it, and sends the shopper back. Pressed twice, it ends once. */
export const makePayApp = (sandbox: Sandbox, doDueWork: () => Promise<void>): Hono => {
  const app = new Hono();

  app.get('/pay/:id', async (c) => {
    await doDueWork();
    const open = await readPayment(sandbox, c.req.param('id'));
    return open ? payPage(sandbox, open) : noPayPage();
  });

  app.post('/pay/:id', async (c) => {
    const known = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, known);
    if (foreign) return foreign;
    await doDueWork();
    const open = await readPayment(sandbox, c.req.param('id'));
    if (!open) return noPayPage();
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
