/** Fetches what opens panels once somebody is near a menu that has some. May be repeated. Source: MENU-1. */
export const watchPanels = (): void => {
  const menu = document.querySelector('nav:has([data-panel])');
  if (!menu) return;
  const near = async () => (await import('./menu-panels.ts')).bringPanels(menu);
  menu.addEventListener('pointerover', near, { once: true });
  menu.addEventListener('focusin', near, { once: true });
  if (menu.matches(':hover, :focus-within')) void near();
};
