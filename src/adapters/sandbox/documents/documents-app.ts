import { Hono } from 'hono';
import { seesDocuments } from '../../../domain/orders/order-owner.ts';
import { clientOf } from '../../shop-server/http/client-of.ts';
import { problemAnswer } from '../../shop-server/http/problem-answer.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { makeSession } from '../customers/session.ts';
import { findRow } from '../db/rows.ts';
import { isLinkOver } from '../order-rows/link-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { drawn } from './drawn-document.ts';
import { makeKeptDocuments } from './kept-documents.ts';
import { documentsOf } from './order-documents.ts';
import { pdfAnswer } from './pdf-answer.ts';

/** Serves the files that `getCustomerDocuments` links to, to the customer of the order or to a visitor with the token of a guest's order. Source: ORD-3, DOC-7. */
export const makeDocumentsApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const { clock, limits, fleet } = sandbox;
  const drawings = makeRateLimit(clock, limits.guestTriesPerMinute, { tally: fleet?.tally('documents') });
  const papers = makeKeptDocuments((document) => drawn(sandbox, document));
  app.get('/api/orders/:token/documents/:file', async (c) => {
    const { token, file } = c.req.param();
    const order = await findRow(sandbox.db, 'shop_order', { token: token.replaceAll('\u0000', '') });
    const visitor = order && (await makeSession(sandbox, order.brand, c.req.raw).customer());
    const isHis =
      order &&
      seesDocuments(order.customer_id ?? undefined, visitor?.id) &&
      !isLinkOver(clock, order, visitor?.id);
    const documents = isHis ? await documentsOf(sandbox, order) : [];
    const document = documents.find(({ name }) => name === file);
    if (!document) return problemAnswer(404, { code: 'document.not_found' });
    const kept = papers.kept(document);
    const wait = kept ? 0 : drawings.take(clientOf(c.req.raw));
    if (wait > 0) return problemAnswer(429, { code: 'rate_limit' }, Math.ceil(wait / 1000));
    return pdfAnswer(file, await (kept ?? papers.draw(document)));
  });
  return app;
};
