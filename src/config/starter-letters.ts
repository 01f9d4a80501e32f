import { tab } from '../adapters/browser/storages.ts';

/** `said`: what the tab keeps under their name. Values of eyes say so there: their lists wait. Source: MOTION-6. */
const show = (said: string): void => {
  document.documentElement.dataset.fonts = said;
};

/** Their stand-ins are as wide: what is shown in their place hardly moves. */
const fetchLetters = (): void => {
  void Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => {
    tab.write('fonts', '1');
    show('1');
  });
};

/** The shop's own letters: at once where this tab has them, else after the largest picture. Source: MOTION-1. */
export const bringLetters = (): void => {
  const said = tab.read('fonts');
  if (said) show(said);
  else if (document.readyState === 'complete') fetchLetters();
  else addEventListener('load', fetchLetters, { once: true });
};
