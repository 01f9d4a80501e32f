import type { ProviderWindow } from '../../application/checkout/ports.ts';

type Lightbox = Pick<ProviderWindow, 'show' | 'hide'>;

/** The lightbox has its own chunk, which loads when the shopper pays. If it cannot be loaded, nothing is shown. */
export const providerWindowOf = (
  fetchLightbox: () => Promise<{ readonly lightbox: Lightbox }>,
): ProviderWindow => {
  let here: Lightbox | undefined;
  return {
    go: (url) => location.assign(url),
    show: (script, payment) =>
      fetchLightbox().then(
        ({ lightbox }) => {
          here = lightbox;
          return lightbox.show(script, payment);
        },
        () => 'failed',
      ),
    hide: () => here?.hide(),
  };
};
