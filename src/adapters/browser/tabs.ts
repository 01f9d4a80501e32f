import { type Observable, Subject } from 'rxjs';

/** The visitor's other tabs that use the same channel name. */
export interface Tabs {
  readonly tell: (sign: string) => void;
  readonly told$: Observable<string>;
}

/**
 * A channel between tabs. It closes when the page is hidden for good: a page with an open channel cannot return from
 * the back/forward cache.
 */
export const makeTabs = (name: string, page: EventTarget = globalThis): Tabs => {
  const told$ = new Subject<string>();
  const open = (): BroadcastChannel => {
    const channel = new BroadcastChannel(name);
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
