/** Notes a style sheet that could not be had; the browser says so nowhere afterwards. */
export const noteLostSheet = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.lost = '';
};

/** Asks for such sheets again: code that comes later takes them for loaded. */
export const fetchLostSheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-lost]')) {
    const again = link.cloneNode() as HTMLLinkElement;
    delete again.dataset.lost;
    link.replaceWith(again);
  }
};
