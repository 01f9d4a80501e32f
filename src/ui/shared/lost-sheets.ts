/** Marks a stylesheet that failed to load; the browser does not expose this later. */
export const noteLostSheet = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.lost = '';
};

/** Loads such stylesheets again, because code that loads later takes them for loaded. */
export const fetchLostSheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-lost]')) {
    const again = link.cloneNode() as HTMLLinkElement;
    delete again.dataset.lost;
    link.replaceWith(again);
  }
};
