import { openChromium, sleep } from './chromium.ts';

/** What a page reports about itself. Units of `at`: milliseconds of the wall clock. */
type Said =
  | { readonly what: 'pressed'; readonly at: number }
  | { readonly what: 'drawn'; readonly at: number; readonly path: string; readonly from: string };
declare const say: (json: string) => void;

/** Runs in each document before its own scripts. A prerendered page draws no frame before it is shown. */
const watch = (): void => {
  const tell = (said: object) => say(JSON.stringify(said));
  const { timeOrigin } = performance;
  addEventListener(
    'mousedown',
    ({ timeStamp }) => tell({ what: 'pressed', at: timeOrigin + timeStamp }),
    true,
  );
  const drawn = () => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly activationStart: number;
      readonly deliveryType: string;
    })[];
    const from = entry?.activationStart ? 'prerendered' : entry?.deliveryType || 'fetched';
    tell({ what: 'drawn', at: timeOrigin + performance.now(), path: location.pathname, from });
  };
  const look = () => {
    if (document.querySelector('h1')) setTimeout(drawn);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * The last product that nothing covers. The first is the one that the shop prerenders by itself after a while without
 * input.
 */
const lastProduct = `[...document.querySelectorAll('main a[href^="/p/"]')].flatMap((link) => {
  const { left, top, width, height } = link.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y)?.closest('a') === link ? [{ x, y }] : [];
}).at(-1)`;

/**
 * Measures the time from the press on a product in a list to its heading. Uses a browser of its own in which every page
 * is slowed down, with prerendering of links under the pointer or without support for such rules. Units: milliseconds.
 */
export const visitFromList = async (list: string, rest: number, prerenders: boolean) => {
  const { send, on, close } = await openChromium();
  try {
    const sessions: string[] = [];
    on<{ readonly sessionId: string; readonly targetInfo: { readonly type: string } }>(
      'Target.attachedToTarget',
      ({ sessionId, targetInfo }) => {
        if (targetInfo.type !== 'page') return;
        sessions.push(sessionId);
        const ask = (method: string, params = {}) => void send(method, params, sessionId);
        ask('Emulation.setCPUThrottlingRate', { rate: 4 });
        ask('Page.enable');
        ask('Runtime.enable');
        ask('Runtime.addBinding', { name: 'say' });
        ask('Page.addScriptToEvaluateOnNewDocument', {
          source: `${prerenders ? '' : 'HTMLScriptElement.supports = () => false;'}(${watch})()`,
        });
        ask('Runtime.runIfWaitingForDebugger');
      },
    );
    let pressed = 0;
    const shown = new Promise<{ wait: number; from: string }>((resolve) =>
      on<{ readonly payload: string }>('Runtime.bindingCalled', ({ payload }) => {
        const said = JSON.parse(payload) as Said;
        if (said.what === 'pressed') pressed = said.at;
        else if (said.path.startsWith('/p/')) resolve({ wait: said.at - pressed, from: said.from });
      }),
    );

    // Uses the default profile, because private contexts do not prerender. Attaches to the tab instead of its page,
    // because the tab also contains prerendered pages.
    const { targetId } = await send<{ readonly targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      width: 412,
      height: 823,
      newWindow: true,
      forTab: true,
    });
    const tab = await send<{ readonly sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'page' }] },
      tab.sessionId,
    );
    await sleep(300);
    const [page] = sessions;
    await send('Page.navigate', { url: list }, page);
    await sleep(4000);
    const mouse = (type: string, params: object) =>
      send('Input.dispatchMouseEvent', { type, ...params }, page);
    await mouse('mouseWheel', { x: 200, y: 400, deltaX: 0, deltaY: 600 });
    await sleep(3000);
    const { result } = await send<{ readonly result: { readonly value: object } }>(
      'Runtime.evaluate',
      { expression: lastProduct, returnByValue: true },
      page,
    );
    await mouse('mouseMoved', result.value);
    await sleep(rest);
    const press = { ...result.value, button: 'left', clickCount: 1 };
    await mouse('mousePressed', press);
    void mouse('mouseReleased', press);
    return await shown;
  } finally {
    await close();
  }
};
