/** How long nothing was done before links are got ready. Units: ms. Source: TRK-8. */
const idleMs = 2000;
/** One link of each kind is enough: what differs between two products is their data. */
const kinds = ['/p/', '/c/'] as const;
const doings = ['scroll', 'pointerdown', 'keydown'] as const;
const passive = { capture: true, passive: true };

const isInSight = (link: Element): boolean => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Once nobody has done anything for two seconds, what is in sight and leads to a product or a category is got ready:
 * code, no data. Source: TRK-8.
 */
export const prefetchLinks = (prepare: (to: string) => void): void => {
  const open = new Set<string>(kinds);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const kind of open) {
      const link = [...document.querySelectorAll(`main a[href*="${kind}"]`)].find(isInSight);
      const to = link?.getAttribute('href');
      if (!to) continue;
      open.delete(kind);
      prepare(to);
    }
    if (open.size === 0) for (const doing of doings) removeEventListener(doing, wait, passive);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, idleMs);
  };
  for (const doing of doings) addEventListener(doing, wait, passive);
  wait();
};
