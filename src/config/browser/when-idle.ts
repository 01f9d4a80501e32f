/** How long a busy browser is waited for. Units: ms. */
const patience = 2000;

/** When the browser has nothing more urgent to do than what nobody pressed. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 200);
  });
