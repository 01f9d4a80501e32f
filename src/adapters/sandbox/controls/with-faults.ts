import type { OperationName } from '../../contract/shop-api.ts';
import { jsonAnswer, problemAnswer } from '../../shop-server/http/problem-answer.ts';
import type { Controls } from './controls.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Without a stack: the server prints the error, and a deliberate cut needs only one line. */
const broken = (): Error => Object.assign(new TypeError('connection cut on purpose'), { stack: '' });

/** A body that fails while it is read. This is what a cut connection looks like, in process and over the network. */
const cut = (): Response =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.error(broken()),
    }),
    { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } },
  );

/** Serves an operation with the fault that is set for it. */
export const withFaults = async (
  controls: Controls | undefined,
  operation: OperationName,
  serve: () => Promise<Response>,
): Promise<Response> => {
  const fault = controls?.takeFault(operation);
  switch (fault?._tag) {
    case undefined:
      return serve();
    case 'Latency':
      await wait(fault.ms);
      return serve();
    case 'Status':
      return problemAnswer(fault.status, { code: 'fault.injected' });
    case 'Cut':
      return cut();
    case 'CutAfter':
      await serve();
      return cut();
    case 'Nonsense':
      return jsonAnswer(200, '{"nonsense":[1,2,3]}');
    case 'Garbled':
      return jsonAnswer(200, '{"garbled":[1,2');
  }
};
