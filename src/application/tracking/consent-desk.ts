import type { Observable } from 'rxjs';
import {
  allAccepted,
  answered,
  type Consent,
  mayRun,
  type OptionalCategory,
  optionalCategories,
  withdrawn,
} from '../../domain/tracking/consent.ts';
import { makeStore } from '../shared/store.ts';
import type { ConsentTabs, KeptConsent } from './ports.ts';

export interface ConsentState {
  readonly consent: Consent;
  /** What the screen shows: the bar until there is an answer, the settings on request. */
  readonly asking: 'nothing' | 'bar' | 'settings';
}

/** The shop's own consent dialog and its answer. Other tabs follow. Source: TRK-7. */
export interface ConsentDesk {
  readonly state$: Observable<ConsentState>;
  readonly acceptAll: () => void;
  readonly refuse: () => void;
  readonly choose: (allowed: Iterable<OptionalCategory>) => void;
  readonly openSettings: () => void;
  /** Closes the settings without an answer. The consent stays as it was. */
  readonly closeSettings: () => void;
}

export interface ConsentDeskParts {
  readonly kept: KeptConsent;
  readonly tabs: ConsentTabs;
  /** Deletes what the browser stores for categories that are no longer allowed. */
  readonly forget: (categories: readonly OptionalCategory[]) => void;
  /** Deletes what an earlier consent left behind, as the page starts. */
  readonly tidy: (categories: readonly OptionalCategory[]) => void;
}

const askingOf = ({ _tag }: Consent): ConsentState['asking'] => (_tag === 'Unasked' ? 'bar' : 'nothing');

export const makeConsentDesk = ({ kept, tabs, forget, tidy }: ConsentDeskParts): ConsentDesk => {
  const now = kept.read();
  // A consent that has expired, or that was given to another list, allows nothing any more.
  const lapsed = optionalCategories.filter((category) => !mayRun(category, now));
  if (now._tag === 'Unasked') tidy(lapsed);
  const store = makeStore<ConsentState>({ consent: now, asking: askingOf(now) });
  const change = (consent: Consent): void => {
    const before = store.get().consent;
    store.update(() => ({ consent, asking: askingOf(consent) }));
    // Listeners have been notified by now, so what they wrote last is deleted too.
    const gone = withdrawn(before, consent);
    if (gone.length > 0) forget(gone);
  };
  const choose = (allowed: Iterable<OptionalCategory>): void => {
    const set = new Set(allowed);
    kept.write(set);
    change(answered(set));
    tabs.tell();
  };
  // A browser without cookies asks in each tab.
  tabs.told$.subscribe(() => {
    const told = kept.read();
    // A consent given in place, before the answer to the bar, is not that answer.
    if (told._tag === 'Answered' || store.get().consent._tag === 'Unasked') change(told);
  });
  return {
    state$: store.state$,
    acceptAll: () => choose(allAccepted(store.get().consent)),
    refuse: () => choose([]),
    choose,
    openSettings: () => store.update((state) => ({ ...state, asking: 'settings' })),
    closeSettings: () => store.update((state) => ({ ...state, asking: askingOf(state.consent) })),
  };
};
