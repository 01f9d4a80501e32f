import type { Notifications } from '../../application/shared/notifications.ts';
import { readTold } from '../../domain/shared/told-on-leaving.ts';

/** Shows why the visitor was redirected to this document, and removes that from the address. Source: CHK-23, AUTH-22. */
export const tellArrived = (
  { notify }: Pick<Notifications, 'notify'>,
  {
    location: { pathname, search, hash },
    history,
  }: {
    readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
    readonly history: Pick<History, 'state' | 'replaceState'>;
  } = globalThis,
): void => {
  const told = readTold(hash);
  if (!told) return;
  history.replaceState(history.state, '', pathname + search);
  notify({ key: 'led_away', tone: told.tone, text: { key: told.key } });
};
