import { tab } from '../adapters/browser/storages.ts';

/** How often letters are set closer or wider, each time by what nobody sees: 0.12 px where a line is 24 px high. */
const steps = 8;
const share = 200;
/** The square of less than a line: an element that is no block of HTML has no height, and none is left. Units: CSS px. */
const little = 64;

/**
 * Shows the shop's own letters in the place of their stand-ins. Where a line breaks elsewhere with them, the letters of
 * the innermost block are spaced until it is as high as before, so that what stands below stays. Backwards: what lies
 * within a block comes before it.
 */
const show = (): void => {
  const blocks = [...document.querySelectorAll<HTMLElement>('body *')]
    .map((block) => [block, block.offsetHeight] as const)
    .reverse();
  document.documentElement.dataset.fonts = '';
  for (let step = 0; step < steps; step += 1) {
    let inner: Element | null = null;
    for (const [block, height] of blocks) {
      const more = block.offsetHeight - height;
      if (!(more * more > little) || block.contains(inner)) continue;
      inner = block;
      const spacing = Number.parseFloat(getComputedStyle(block).letterSpacing) || 0;
      block.style.letterSpacing = `${spacing - more / share}px`;
    }
  }
};

const fetchLetters = (): void => {
  for (const face of document.fonts) void face.load();
  void document.fonts.ready.then(() => {
    tab.write('fonts', '1');
    show();
  });
};

/** The shop's own letters: called for at once where this tab has them, else after the largest picture. Source: MOTION-1. */
export const bringLetters = (): void => {
  if (tab.read('fonts') || document.readyState === 'complete') fetchLetters();
  else addEventListener('load', fetchLetters, { once: true });
};
