import type { PaymentWindow, ProviderPage } from '../../domain/checkout/payment.ts';
import type { ProviderWindow } from './ports.ts';

/**
 * Opens the provider's page: as an overlay if the shop wants it and the provider supports it, else by redirect; also by
 * redirect if the overlay fails. `onClose`: the shopper closed it without finishing. Returns a function that removes
 * it. Source: CHK-11.
 */
export const openProviderPage = (
  provider: ProviderWindow,
  wanted: PaymentWindow,
  { url, script, paymentId, reference = paymentId }: ProviderPage,
  onClose: () => void,
): (() => void) => {
  if (wanted === 'redirect' || script === undefined) {
    provider.go(url);
    return () => undefined;
  }
  let here = true;
  void provider.show(script, reference).then((end) => {
    if (!here) return;
    if (end === 'closed') onClose();
    else provider.go(url);
  });
  return () => {
    here = false;
    provider.hide();
  };
};
