/**
 * Loads the code of the panels once a pointer or the focus is in a menu that has panels. May be called repeatedly.
 * Source: MENU-1.
 */
export const watchPanels = (): void => {
  const menu = document.querySelector('nav:has([data-panel])');
  if (!menu) return;
  const near = async () => (await import('./menu-panels.ts')).bringPanels(menu);
  menu.addEventListener('pointerover', near, { once: true });
  menu.addEventListener('focusin', near, { once: true });
  if (menu.matches(':hover, :focus-within')) void near();
};
