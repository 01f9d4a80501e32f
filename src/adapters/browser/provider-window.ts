import type { ProviderWindow } from '../../application/checkout/ports.ts';

type Lightbox = Pick<ProviderWindow, 'show' | 'hide'>;

/** The page over the shop's is code of its own, fetched when somebody pays; what cannot be fetched cannot be shown. */
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
