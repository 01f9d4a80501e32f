import { isCounted } from '../../domain/tracking/consent-glance.ts';
import { retryWhenOnline } from '../../ui/shared/retry-when-online.ts';
import { now } from '../clock.ts';
import type { Moves } from './keep-in-step.ts';
import { isStaff, onFirstInteraction, openSettingsBy } from './signs.ts';
import type { PageStart } from './start-page.ts';

const ignore = () => undefined;

/** The actions once the code of a page is loaded. `shown` resolves when the page reacts to presses. */
export const makePresence = ({ services, translator, boot }: PageStart, moves: Moves) => {
  const askConsent = () =>
    import('./consent.ts').then(({ startConsent }) =>
      startConsent({ services, translator, router: moves, boot }),
    );
  return {
    askConsent,
    openConsent: () => askConsent().then(({ open }) => open(), ignore),
    greetStaff: () =>
      import('./staff.tsx').then(
        ({ welcomeStaff }) => welcomeStaff(services, translator, boot.brandPorts),
        ignore,
      ),
    welcome: (sign: string, shown: Promise<unknown>) =>
      retryWhenOnline(() => import('./keep-in-step.ts')).then(async ({ keepInStep }) => {
        keepInStep(services, translator, moves, sign, askConsent);
        await shown;
        // The starter now repeats earlier presses.
        dispatchEvent(new Event('listening'));
      }, ignore),
  };
};

/** Starts consent, the staff banner and everything else that waits for the visitor's first interaction, in the app. */
export const startPresence = (start: PageStart, moves: Moves, shown: Promise<unknown>): void => {
  const { askConsent, openConsent, greetStaff, welcome } = makePresence(start, moves);
  openSettingsBy(openConsent);
  if (isCounted(document.cookie, now())) void shown.then(askConsent);
  onFirstInteraction((sign) => void welcome(sign, shown));
  if (isStaff()) void shown.then(greetStaff);
};
