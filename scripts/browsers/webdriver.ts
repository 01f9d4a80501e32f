export type Call = <A>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<A>;

/** Longer than a page may take to load. Units: ms. */
const limit = 180_000;

/** Source: https://www.w3.org/TR/webdriver2/#protocol. */
export const webDriver =
  (origin: string): Call =>
  async <A>(method: string, path: string, body?: object): Promise<A> => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    const { value } = (await answer.json()) as { value: A & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Waits until a driver that was just started accepts sessions. */
export const ready = async (call: Call): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await call<{ ready: boolean }>('GET', '/status').then(
      (status) => status.ready,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver did not start');
};
