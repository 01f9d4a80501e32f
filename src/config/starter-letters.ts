import { tab } from '../adapters/browser/storages.ts';

/** What moves by less than this is seen by nobody. Units: CSS px. */
const unseen = 3;

/** Where the parts of the page stand that can be in sight. */
const places = (): readonly number[] =>
  [...document.querySelectorAll('main *')].slice(0, 500).map((part) => part.getBoundingClientRect().top);

let isDrawn = document.readyState !== 'loading';

const show = (): void => {
  document.documentElement.dataset.fonts = '';
};

/**
 * Shows the shop's own letters where nothing in sight moves for them, which their stand-ins see to, or nothing is painted
 * yet; else with the next press, when a page may move. Source: MOTION-1.
 */
const showInPlace = (): void => {
  const before = isDrawn ? places() : [];
  show();
  const after = isDrawn ? places() : [];
  if (!before.some((top, part) => top < innerHeight && Math.abs(top - (after[part] ?? top)) > unseen)) return;
  delete document.documentElement.dataset.fonts;
  for (const press of ['click', 'keydown'])
    addEventListener(press, ({ isTrusted }) => isTrusted && show(), { once: true });
};

/** They are shown when they are there: called for first, the page would be laid out once more with its stand-ins. */
const fetchLetters = (): void => {
  void Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => {
    tab.write('fonts', '1');
    showInPlace();
  });
};

/** The shop's own letters: at once where this tab has them, else after the largest picture. */
export const bringLetters = (): void => {
  requestAnimationFrame(() => {
    isDrawn = true;
  });
  if (tab.read('fonts') || document.readyState === 'complete') fetchLetters();
  else addEventListener('load', fetchLetters, { once: true });
};
