const signs = ['pointerover', 'focusin'] as const;

/** Fetches what opens panels once somebody is near an entry that has one. Answers how to end it. Source: MENU-1. */
export const watchPanels = (): (() => void) => {
  const ending = new AbortController();
  const near = (): void => {
    const menu = document.querySelector('nav:has([data-panel]):is(:hover, :focus-within)');
    if (!menu) return;
    ending.abort();
    void import('./menu-panels.ts').then(({ bringPanels }) => bringPanels(menu));
  };
  for (const sign of signs) document.addEventListener(sign, near, { signal: ending.signal, passive: true });
  near();
  return () => ending.abort();
};
