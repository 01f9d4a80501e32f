/** The address to go to once there is a connection. */
let wanted: string | undefined;

/**
 * Goes to another document. Without a connection the page stays, and the last requested address loads once there is
 * one. Source: UI-8.
 */
export const leadTo = (to: string): void => {
  if (navigator.onLine) {
    location.assign(to);
    return;
  }
  if (wanted === undefined)
    addEventListener(
      'online',
      () => {
        const to = wanted;
        wanted = undefined;
        if (to !== undefined) location.assign(to);
      },
      { once: true },
    );
  wanted = to;
};
