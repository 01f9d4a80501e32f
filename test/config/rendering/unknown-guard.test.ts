import { matchRoutes } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeRoutes } from '../../../src/ui/routes.ts';
import type { Handle } from '../../../src/ui/shared/handle.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from '../server/forms/plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** One object for all routes of this page. */
const handle: { guards?: Handle['guards'] } = matchRoutes(makeRoutes(), '/my-account/profile')?.at(-1)?.route
  .handle;
const { guards } = handle;
afterEach(() => {
  handle.guards = guards;
});

it('the handle of a page names its guards · ROUTE-12', () =>
  expect(guards).toEqual(['refresh-token', 'is-authenticated']));

it('a page with an unknown guard gets status 500, and the guard is reported · ROUTE-12', async () => {
  const reported: unknown[] = [];
  const { get } = openPlainVisitor(sandbox, { reported });
  expect((await get('/my-account/profile')).status).toBe(200);
  handle.guards = ['is-authenticated', 'toString' as never];
  expect((await get('/my-account/profile')).status).toBe(500);
  expect(reported).toEqual([new Error('guard unknown: toString')]);
  expect((await get('/cart')).status).toBe(200);
});
