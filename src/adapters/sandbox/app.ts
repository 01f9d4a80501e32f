import { Hono } from 'hono';
import { makeContentService } from '../../application/content/content-service.ts';
import { noContent } from '../../application/content/no-content.ts';
import { ruleValues } from '../../application/content/rule-values.ts';
import { makeContentApp } from '../shared/content-app.ts';
import { placeOfError } from '../shared/place-of-error.ts';
import { makeContractApp } from '../shop-server/contract-app.ts';
import { problemAnswer } from '../shop-server/http/problem-answer.ts';
import type { Handlers } from './call.ts';
import { makeChatApp } from './chat/chat-app.ts';
import { makeSandboxContent } from './content/content-source.ts';
import { makeEditorApp } from './content/editor-app.ts';
import { makeControlsApp } from './controls/controls-app.ts';
import { withFaults } from './controls/with-faults.ts';
import { makeSession } from './customers/session.ts';
import { NoConnection } from './db/no-connection.ts';
import { makeDocumentsApp } from './documents/documents-app.ts';
import { doDueWork } from './due-work.ts';
import { makeErrorsApp } from './errors/errors-app.ts';
import { makeFlagsApp } from './flags/flags-app.ts';
import { makeHandlers } from './handlers.ts';
import { makeIdentityApp } from './identity/identity-app.ts';
import { makeMailboxApp } from './mail/mailbox-app.ts';
import { makeDrawingsPage } from './pages/drawings-page.ts';
import { makeEventsApp } from './pages/events-page.ts';
import { makeStartPageApp } from './pages/start-page.ts';
import { makePanelsApp } from './panels/panels-app.ts';
import { makeProductsPageApp } from './passports/products-page.ts';
import { makePayApp } from './payment/pay-app.ts';
import { makeModerationApp } from './ratings/moderation-app.ts';
import type { Sandbox } from './sandbox.ts';
import { makeWarehouseApp } from './warehouse/warehouse-app.ts';

/** Makes the Shop API of the sandbox. `others`: handlers that replace some operations. */
export const makeApi = (sandbox: Sandbox, others: Partial<Handlers> = {}): Hono =>
  makeContractApp(sandbox, {
    handlers: makeHandlers(sandbox, others),
    sessionOf: (brand, request) => makeSession(sandbox, brand, request),
    around: (name, serve) => withFaults(sandbox.controls, name, serve),
  });

/** Serves editors' content to callers that use only the sandbox. Our page server serves it itself, and can work without it. */
const makeStoriesApi = (sandbox: Sandbox): Hono => {
  const { clock } = sandbox;
  const report = (detail: string) => sandbox.report({ operation: 'content', kind: 'wrong-answer', detail });
  const sourceFor = makeSandboxContent({ ...sandbox, report });
  return makeContentApp((channel) =>
    makeContentService({
      source: sourceFor(channel),
      builtIn: noContent,
      clock,
      rules: ruleValues(sandbox.shops[channel.brand_channel]),
      report,
      inProduction: true,
    }),
  );
};

/** The shortest wait before a retry, and the number of different waits, so that not all retries come at once. Units: s. */
const soonest = 2;
const waits = 4;

/** The embedded backend as one function from request to response: used over the network, by the server and by tests. */
export const makeSandboxApp = (sandbox: Sandbox, others?: Partial<Handlers>): Hono => {
  const app = new Hono();
  app.route('/', makeDocumentsApp(sandbox));
  app.route('/api', makeApi(sandbox, others));
  app.route('/api', makeStoriesApi(sandbox));
  app.route('/', makePayApp(sandbox));
  app.route('/', makeMailboxApp(sandbox));
  app.route('/', makeIdentityApp(sandbox));
  app.route('/', makeModerationApp(sandbox));
  app.route('/', makeWarehouseApp(sandbox));
  app.route(
    '/',
    makeChatApp(sandbox, (brand, request) => makeSession(sandbox, brand, request).customer()),
  );
  app.route('/', makeFlagsApp(sandbox));
  app.route('/', makeErrorsApp(sandbox));
  app.route('/', makeEditorApp(sandbox));
  app.route('/', makeStartPageApp(sandbox));
  app.route('/', makePanelsApp(sandbox));
  app.route('/', makeDrawingsPage());
  app.route('/', makeProductsPageApp(sandbox));
  app.route('/', makeEventsApp(sandbox.clock));
  if (sandbox.controls)
    app.route(
      '/',
      makeControlsApp(sandbox.controls, () => doDueWork(sandbox)),
    );
  app.notFound(() => problemAnswer(404, { code: 'route.unknown' }));
  let busy = 0;
  app.onError((error, { req }) => {
    const isBusy = error instanceof NoConnection;
    sandbox.report({
      operation: `${req.method} ${req.routePath}`,
      kind: isBusy ? 'no-connection' : 'crash',
      detail: placeOfError(error),
    });
    if (!isBusy) return problemAnswer(500, { code: 'server.failed' });
    busy += 1;
    return problemAnswer(503, { code: 'server.busy' }, soonest + (busy % waits));
  });
  return app;
};
