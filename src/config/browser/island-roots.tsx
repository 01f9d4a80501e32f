import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { once } from '../../application/shared/once.ts';
import { Providers } from '../../ui/app.tsx';
import { type IslandEntry, type IslandName, islands } from '../../ui/islands.ts';
import { keepNotes } from '../../ui/page-notes.ts';
import { earlyInput } from './early-input.ts';
import { Ready } from './Ready.tsx';
import { startPage, tell, watchErrors } from './start-page.ts';

/**
 * The set of services and texts that all islands of a page share. It waits for the first island, because the app loads
 * this file with the code that both share, and has services of its own.
 */
const page = once(async () => {
  watchErrors(() => false);
  const start = await startPage(() => ['common']);
  const { cart } = start.services;
  if (document.cookie.includes('cart_id')) cart.restore();
  // Earlier presses are answered only now: the starter has added the products to the cart.
  addEventListener('added', cart.restore);
  if (location.hash) void import('./told.ts').then((m) => m.tellArrived(start.services.notifications));
  if (start.boot.notes) keepNotes(start.services, start.boot.notes);
  return start;
});
const presence = once(async () => {
  const [start, { documentPresence }] = await Promise.all([page(), import('./document-presence.ts')]);
  return documentPresence(start);
});

/** Hydrates an island; resolves when it reacts to input. */
export const show = async (host: HTMLElement, name: IslandName): Promise<void> => {
  const { services, translator, boot } = await page();
  const { load, words = [] }: IslandEntry = islands[name] as IslandEntry;
  const id = host.dataset.island ?? name;
  const rest = boot.islands?.[id] ?? {};
  const [View] = await Promise.all([
    load(rest as never),
    translator.loadNamespaces('words' in rest ? (rest.words as typeof words) : words),
  ]);
  const Part = View as ComponentType<object>;
  const data = View.read?.(rest, host) ?? rest;
  const tellEarlyInput = earlyInput(host);
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    hydrateRoot(
      host,
      <Providers services={services} translator={translator}>
        <Part {...data} />
        <Ready onReady={resolve} />
      </Providers>,
      { identifierPrefix: id, onCaughtError: tell, onUncaughtError: tell },
    );
  });
  await promise;
  host.dataset.alive = '';
  tellEarlyInput();
};

export const askConsent = async () => (await presence()).askConsent();
export const openConsent = async () => (await presence()).openConsent();
export const greetStaff = async () => (await presence()).greetStaff();
export const welcome = async (sign: string, shown: Promise<unknown>) =>
  (await presence()).welcome(sign, shown);
