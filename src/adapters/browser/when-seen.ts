type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> & {
  /** Whether the browser prepares the page before its visitor has opened it. Not every browser says so. */
  readonly prerendering?: boolean;
};

/** Resolves once the visitor sees the page: at once, unless it is prepared in advance or open behind another one. */
export const whenSeen = (page: Page): Promise<void> => {
  const isSeen = (): boolean => page.visibilityState === 'visible' && page.prerendering !== true;
  return new Promise((seen) => {
    const look = (): void => {
      if (!isSeen()) return;
      for (const change of changes) page.removeEventListener(change, look);
      seen();
    };
    const changes = ['visibilitychange', 'prerenderingchange'];
    for (const change of changes) page.addEventListener(change, look);
    look();
  });
};
