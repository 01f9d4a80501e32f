/** Whoever leaves is asked first: what waits for a connection would be lost. */
const ask = (event: Event): void => event.preventDefault();

/** When the browser has a connection again; nothing while it has one. */
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
