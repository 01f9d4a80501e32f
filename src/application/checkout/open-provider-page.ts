import type { PaymentWindow, ProviderPage } from '../../domain/checkout/payment.ts';
import type { ProviderWindow } from './ports.ts';

/**
 * Leads to the provider's page: over the shop's where the shop wants that and the provider can, else instead of it, also
 * when the first did not work out. `onClose`: the shopper closed it without an ending. Answers with what takes it away.
 * Source: CHK-11.
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
