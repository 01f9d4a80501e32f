import { type Chromium, openChromium, sleep } from './chromium.ts';
import { blockingOf, layoutOf, onMainThread, record } from './trace.ts';

/**
 * Each run is a new visitor. No protocol session listens to the page: an attached inspector makes V8 record where each
 * error was created, which costs React's start 70 ms.
 */
const repeated = async <Found>(
  count: number,
  watch: (chromium: Chromium, context: string) => Promise<Found>,
) => {
  const chromium = await openChromium();
  const found: Found[] = [];
  try {
    for (let run = 0; run < count; run += 1) {
      const { browserContextId } = await chromium.send<{ readonly browserContextId: string }>(
        'Target.createBrowserContext',
      );
      found.push(await watch(chromium, browserContextId));
      await chromium.send('Target.disposeBrowserContext', { browserContextId });
    }
  } finally {
    await chromium.close();
  }
  return found;
};
const open = ({ send }: Chromium, url: string, browserContextId: string) =>
  send<{ readonly targetId: string }>('Target.createTarget', {
    url,
    browserContextId,
    width: 412,
    height: 823,
  });

/** Main thread cost of first visits until 4 s after navigation. Tasks count from the first paint on. */
export const firstVisits = (address: string, count: number) =>
  repeated(count, async (chromium, context) => {
    const events = await record(chromium, async () => {
      await open(chromium, address, context);
      await sleep(4000);
    });
    const page = events.findLast(({ name, args }) => name === 'CommitLoad' && args?.data?.url === address);
    const painted = events.find(({ pid, name }) => pid === page?.pid && name === 'firstContentfulPaint');
    if (!page || !painted) throw new Error(`No first paint was recorded at ${address}`);
    return {
      ...blockingOf(onMainThread(events, page, painted.ts)),
      layout: layoutOf(onMainThread(events, page, page.ts)),
    };
  });

const heading = `document.querySelector('[data-island=form] h2')`;
const toForm = `${heading}.scrollIntoView({ block: 'center' })`;
const placeOfForm = `(({ x, y }) => [{ x: x + 5, y: y + 5 }])(${heading}.getBoundingClientRect())`;

/**
 * Main thread cost of the first touch of a product's form within 3 s. On a phone the visitor first scrolls to the form,
 * which is the first sign; the touch comes after everything that this loads. The touch is sent by a session that
 * listens to nothing.
 */
export const firstTouches = (address: string, count: number) =>
  repeated(count, async (chromium, context) => {
    const { targetId } = await open(chromium, address, context);
    await sleep(3000);
    const { sessionId } = await chromium.send<{ readonly sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const evaluate = (expression: string) =>
      chromium.send<{ readonly result: { readonly value: readonly object[] } }>(
        'Runtime.evaluate',
        { expression, returnByValue: true },
        sessionId,
      );
    await evaluate(toForm);
    await sleep(3000);
    const { result } = await evaluate(placeOfForm);
    const finger = (type: string, touchPoints: readonly object[]) =>
      chromium.send('Input.dispatchTouchEvent', { type, touchPoints }, sessionId);
    const events = await record(chromium, async () => {
      await finger('touchStart', result.value);
      await finger('touchEnd', []);
      await sleep(3000);
    });
    const touch = events.find(
      ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
    );
    if (!touch) throw new Error(`No touch was recorded at ${address}`);
    return blockingOf(onMainThread(events, touch, touch.ts));
  });
