import { Hono } from 'hono';
import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import type { OrderedBasket } from '../../contract/cart/basket.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import type { Trx } from '../db/schema.ts';
import { progressOf, withdrawnGoods } from '../order-rows/order-progress.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { methodName } from '../words/method-names.ts';
import { writtenArticle, writtenPrescription } from '../words/written-order.ts';
import { dispatchJob } from './dispatch-job.ts';
import { handOver, packedStates } from './hand-over.ts';
import { goodsRead, readByHand, withdrawnArticles } from './read-goods.ts';
import { takeReturn } from './take-return.ts';

const style = `
main{max-width:760px;margin:0 auto;padding:40px 16px}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{display:grid;gap:12px;padding:16px 20px;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
li p{margin:0;overflow-wrap:anywhere}
@media(width>=560px){li{grid-template-columns:1fr auto;align-items:center}}
`;
/** Maximum number of orders on the page, newest first. */
const listed = 50;
/** Units: bytes. */
const largestForm = { usual: 4000, read: 16_000 };

const packedOrders = ({ db }: Pick<Sandbox, 'db'>) =>
  db
    .selectFrom('shop_order as o')
    .leftJoin('withdrawal as w', (join) =>
      join.onRef('w.order_token', '=', 'o.token').on('w.settled_at', 'is', null),
    )
    .select(['o.token', 'o.number', 'o.brand', 'o.country', 'o.basket', 'o.created_at'])
    .select(({ selectFrom }) =>
      selectFrom('job as j')
        .select(({ fn }) => fn.min('j.due_at').as('due_at'))
        .whereRef('j.subject_id', '=', 'o.token')
        .where('j.kind', '=', dispatchJob)
        .where('j.done_at', 'is', null)
        .where('j.given_up_at', 'is', null)
        .as('due_at'),
    )
    .select(['w.receipt', 'w.goods', 'w.lines', 'w.pieces'])
    .where(({ eb, or, and }) =>
      or([
        eb('o.state', 'in', packedStates),
        and([eb('o.state', '=', 'shipped'), eb('w.receipt', 'is not', null)]),
      ]),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.number')
    .limit(listed)
    .execute();

/** Returns what the carrier gets besides the address: only what the buyer has agreed to. Source: CHK-9. */
const handedOver = ({
  shipping_opt_in_personal_data: agreed,
  customer,
  ...basket
}: OrderedBasket): string => {
  if (agreed === undefined) return '';
  const phone = basket.shipping_address?.phone_number ?? basket.billing_address?.phone_number;
  const contact = agreed ? [customer?.email, phone].filter(Boolean).join(', ') : 'no contact details';
  return ` · carrier gets ${contact}`;
};

/** Returns the prescription, which the optician checks before lenses leave. Source: LAW-27. */
const prescribedBy = ({ prescription }: OrderedBasket): string =>
  prescription ? ` · prescription: ${writtenPrescription(prescription)}` : '';

/**
 * `/sandbox/warehouse`: orders that are sold but have not left. They leave automatically when the warehouse closes for
 * the day. Here they can be handed to the carrier at once. Source: ORD-1, ORD-2.
 */
export const makeWarehouseApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const timeOf = (at: Date): string => wallClock(at.toISOString(), sandbox.clock.zone);

  app.get('/sandbox/warehouse', async () => {
    const orders = await packedOrders(sandbox);
    const progress = await progressOf(
      sandbox.db,
      orders.map(({ token }) => token),
    );
    if (sandbox.engine) {
      const prescribed = orders.filter(({ basket }) => basket.prescription !== undefined);
      return pageAnswer({
        locale: 'en',
        title: 'Warehouse',
        style: baseStyle(neutralLook) + style,
        body: html`<main><h1>Warehouse</h1><p class="muted">Parcels leave at the engine behind this shop: its staff send them there. What the engine does not know of, the prescriptions that open orders were placed on, stands here. <a href="/sandbox">Sandbox</a></p>
<ul>${prescribed.map(
          ({ number, brand, country, basket }) =>
            html`<li><p><strong>${number}</strong><br><span class="muted">${sandbox.shops[brand].name} → ${country}${prescribedBy(basket)}</span></p></li>`,
        )}</ul></main>`,
      });
    }
    return pageAnswer({
      locale: 'en',
      title: 'Warehouse',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Warehouse</h1><p class="muted">What was sold and has not left, or was withdrawn from, the newest first. Parcels leave at four in the afternoon of a working day; what leaves now is told its buyer in the <a href="/mailbox">mailbox</a>. <a href="/sandbox">Sandbox</a></p>
${orders.length === 0 ? html`<p>Everything has left: a new order stands here once it is paid.</p>` : ''}
<ul>${orders.map(
        ({ token, number, brand, country, basket, created_at, due_at, receipt, goods, lines, pieces }) => {
          const t = sandbox.texts(brand, 'en');
          const { items } = basket;
          const written = writtenArticle(t, 'en');
          const known = withdrawnGoods({ lines, pieces });
          const left = () => keptItems({ items, withdrawals: progress(token).withdrawals });
          const withdrawn = known
            ? withdrawnArticles(items, known, written)
            : readByHand(left(), goods ?? [], written);
          const method = basket.shipments[0]?.method;
          const by = method === undefined ? '' : ` · ${methodName(t, method)}`;
          const leaves = due_at ? ` · leaves ${timeOf(due_at)}` : '';
          const facts = html`<p><strong>${number}</strong><br><span class="muted">${sandbox.shops[brand].name} → ${country}${by}${handedOver(basket)}${prescribedBy(basket)} · ordered ${timeOf(created_at)}${receipt ? '' : leaves}</span></p>`;
          return receipt
            ? html`<li>${facts}<form method="post" action="/sandbox/returns/${receipt}">${withdrawn}<button aria-label="Goods of ${number} are back">Withdrawn: stays here. Credit it</button></form></li>`
            : html`<li>${facts}<form method="post" action="/sandbox/warehouse/${number}"><button aria-label="Hand ${number} to the carrier">Hand to the carrier</button></form></li>`;
        },
      )}</ul></main>`,
    });
  });

  /**
   * Handles a button press on this page, and refuses requests from other sites. `act`: what the button does. It is
   * skipped if there is an engine, whose staff do it there.
   */
  const onPress = async (
    request: Request,
    act: (trx: Trx, form: URLSearchParams) => Promise<void>,
    largest = largestForm.usual,
  ): Promise<Response> => {
    const shops = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(request, shops);
    if (foreign) return foreign;
    const form = await readText(request, largest);
    if (form === undefined) return new Response('', { status: 413 });
    if (!sandbox.engine) await sandbox.db.transaction().execute((trx) => act(trx, new URLSearchParams(form)));
    return new Response(null, { status: 303, headers: { location: '/sandbox/warehouse' } });
  };

  app.post('/sandbox/warehouse/:number', (c) =>
    onPress(c.req.raw, async (trx) => {
      const order = await trx
        .selectFrom('shop_order')
        .select('token')
        .where('number', '=', c.req.param('number'))
        .where('state', 'in', packedStates)
        .executeTakeFirst();
      if (order) await handOver(trx, order.token, new Date(sandbox.clock.now()), sandbox.clock.zone);
    }),
  );

  app.post('/sandbox/returns/:receipt', (c) =>
    onPress(
      c.req.raw,
      (trx, form) => takeReturn(trx, sandbox, c.req.param('receipt'), goodsRead(form)),
      largestForm.read,
    ),
  );

  return app;
};
