/** Whether the page server answers at all, whatever else cannot be had. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/speculation.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
