import { Hono } from 'hono';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import type { Sandbox } from '../sandbox.ts';
import { expressPage, walletEndings, wayBack } from './express-page.ts';
import { noteExpress, paymentOfExpress, readExpress } from './express-store.ts';
import { noPayPage } from './pay-page.ts';
import { walletChoices } from './wallet-owners.ts';

/** Maximum size of the form: a pressed button and a choice. Units: bytes. */
const largestForm = 1024;

const statusOf = { approve: 'authenticated', decline: 'failed', cancel: 'canceled' } as const;

/**
 * The demonstration's wallets, used before there is an order: `/pay/express/{id}` shows one and ends it, once. Source:
 * EXP-2.
 */
export const makeExpressApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const find = async (id: string) => (/^[\w-]+$/.test(id) ? readExpress(sandbox.db, id) : undefined);

  app.get('/pay/express/:id', async (c) => {
    const row = await find(c.req.param('id'));
    return row ? expressPage(sandbox, row, await paymentOfExpress(sandbox.db, row.id)) : noPayPage(sandbox);
  });

  app.post('/pay/express/:id', async (c) => {
    const known = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, known);
    if (foreign) return foreign;
    const row = await find(c.req.param('id'));
    if (!row) return noPayPage(sandbox);
    const text = await readText(c.req.raw, largestForm);
    if (text === undefined) return c.text('', 413);
    const form = new URLSearchParams(text);
    const ending = walletEndings.find((candidate) => candidate === form.get('ending'));
    if (!ending) return c.redirect(`/pay/express/${row.id}`, 303);
    const chosen = walletChoices.find((choice) => choice === form.get('address')) ?? 'home';
    await noteExpress(sandbox.db, row.id, { status: statusOf[ending], chosen });
    return c.redirect(wayBack(row), 303);
  });

  return app;
};
