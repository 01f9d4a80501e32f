import { tab } from '../adapters/browser/storages.ts';

/** How often the letter spacing is adjusted, each time by an invisible amount: 0.12 px where a line is 24 px high. */
const steps = 8;
const share = 200;
/**
 * The square of a height difference smaller than a line. Elements without a height of their own yield no number and are
 * skipped. Units: CSS px.
 */
const little = 64;

/**
 * Replaces the fallback fonts by the shop's own fonts. Where a line now breaks elsewhere, the letter spacing of the
 * innermost block is adjusted until the block has its old height, so that the content below does not move. The order is
 * reversed: inner blocks come before outer ones.
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

/** A font that cannot be loaded, since the page is being left say, is no error: its fallback stays. */
const fetchLetters = async (): Promise<void> => {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  tab.write('fonts', '1');
  show();
};

/**
 * Loads the shop's own fonts: at once if this tab has loaded them before, otherwise after the page has loaded with its
 * largest picture. Source: MOTION-1.
 */
export const loadOwnFonts = (): void => {
  if (tab.read('fonts') || document.readyState === 'complete') void fetchLetters();
  else addEventListener('load', () => void fetchLetters(), { once: true });
};
