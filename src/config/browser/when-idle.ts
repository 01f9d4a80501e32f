/** The longest wait for a busy browser. Units: ms. */
const patience = 2000;

/** Resolves when the browser is idle, for work that the visitor did not ask for. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 200);
  });
