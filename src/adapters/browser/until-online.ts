/** Asks visitors before they leave: what waits for a connection would be lost. */
const ask = (event: Event): void => event.preventDefault();

/** Resolves when the browser is online again; undefined if it is online. */
export const untilOnline = (): Promise<void> | undefined => {
  if (navigator.onLine) return undefined;
  addEventListener('beforeunload', ask);
  return new Promise((resolve) =>
    addEventListener(
      'online',
      () => {
        removeEventListener('beforeunload', ask);
        resolve();
      },
      { once: true },
    ),
  );
};
