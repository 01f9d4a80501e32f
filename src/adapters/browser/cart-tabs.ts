import { Subject } from 'rxjs';
import type { CartTabs } from '../../application/cart/ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/**
 * A channel between the tabs of one shop; those of another shop do not hear it, whatever their address. It is shut while
 * the page is out of sight for good: a page with an open channel does not come back from the browser's cache.
 */
export const makeCartTabs = (brand: BrandId, page: EventTarget = globalThis): CartTabs => {
  const told$ = new Subject<string>();
  const open = (): BroadcastChannel => {
    const channel = new BroadcastChannel(`dioptra.cart.${brand}`);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') told$.next(data);
    });
    return channel;
  };
  let channel: BroadcastChannel | undefined = open();
  page.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  page.addEventListener('pageshow', () => {
    channel ??= open();
  });
  return { tell: (sign) => channel?.postMessage(sign), told$ };
};
