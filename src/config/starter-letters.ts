import { tab } from '../adapters/browser/storages.ts';

const show = (): void => {
  document.documentElement.dataset.fonts = '';
};

/** Their stand-ins are as wide: what is shown in their place hardly moves. */
const fetchLetters = (): void => {
  void Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => {
    tab.write('fonts', '1');
    show();
  });
};

/** The shop's own letters: at once where this tab has them, else after the largest picture. Source: MOTION-1. */
export const bringLetters = (): void => {
  if (tab.read('fonts')) show();
  else if (document.readyState === 'complete') fetchLetters();
  else addEventListener('load', fetchLetters, { once: true });
};
