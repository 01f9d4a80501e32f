import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import * as t from 'io-ts';
import { oneOf } from '../../contract/scalars.ts';
import { type OperationName, shopApi } from '../../contract/shop-api.ts';
import { decode } from '../../shared/decode.ts';
import { problemAnswer } from '../../shop-server/http/problem-answer.ts';
import { readBody } from '../../shop-server/http/read-body.ts';
import { type Controls, noticeModes } from './controls.ts';

const operationNames = Object.keys(shopApi) as OperationName[];
const OperationC = t.keyof(
  Object.fromEntries(operationNames.map((name) => [name, null])) as Record<OperationName, null>,
);
const times = t.partial({ times: t.number });

const FaultC = t.union([
  t.intersection([t.type({ _tag: t.literal('Latency'), ms: t.number }), times]),
  t.intersection([t.type({ _tag: t.literal('Status'), status: t.number }), times]),
  t.intersection([t.type({ _tag: t.literal('Cut') }), times]),
  t.intersection([t.type({ _tag: t.literal('CutAfter') }), times]),
  t.intersection([t.type({ _tag: t.literal('Nonsense') }), times]),
  t.intersection([t.type({ _tag: t.literal('Garbled') }), times]),
]);

/**
 * `clock`: an ISO instant at which the clock stops, or null for real time. `reset` is applied first, then the rest. After
 * a change of the clock, what is due is done before the answer.
 */
const CommandC = t.partial({
  reset: t.literal(true),
  clock: t.union([t.string, t.null]),
  fault: t.type({ operation: OperationC, fault: FaultC }),
  notices: oneOf('Notices', noticeModes),
});

/** `POST /sandbox/controls`, for tests that run in another process. Mounted only if the sandbox was started for such tests. */
export const makeControlsApp = (controls: Controls, doDueWork: () => Promise<void>): Hono => {
  const app = new Hono();
  app.post('/sandbox/controls', async ({ req }) => {
    const body = await readBody(req.raw);
    const command = E.isLeft(body) ? E.left(body.left) : decode(CommandC)(body.right);
    if (E.isLeft(command))
      return problemAnswer(400, { code: 'request.invalid', values: { paths: command.left } });
    const { reset, clock, fault, notices } = command.right;
    const instant = typeof clock === 'string' ? Date.parse(clock) : undefined;
    if (Number.isNaN(instant))
      return problemAnswer(400, { code: 'request.invalid', values: { paths: 'clock' } });
    if (reset) controls.reset();
    if (clock !== undefined) controls.setClock(instant);
    if (notices) controls.setNotices(notices);
    if (fault) controls.setFault(fault.operation, fault.fault);
    if (clock !== undefined) await doDueWork();
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  });
  return app;
};
