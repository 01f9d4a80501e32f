/** Whether the page server answers at all, whatever else fails to load. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/speculation.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
