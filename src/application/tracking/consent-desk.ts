import type { Observable } from 'rxjs';
import {
  answered,
  type Consent,
  everything,
  type OptionalCategory,
  withdrawn,
} from '../../domain/tracking/consent.ts';
import { makeStore } from '../shared/store.ts';
import type { ConsentTabs, KeptConsent } from './ports.ts';

export interface ConsentState {
  readonly consent: Consent;
  /** What is asked on the screen: the bar until there is an answer, the settings when somebody wants to see them. */
  readonly asking: 'nothing' | 'bar' | 'settings';
}

/** The shop's own question for consent, and its answer. Other tabs follow. Source: TRK-7. */
export interface ConsentDesk {
  readonly state$: Observable<ConsentState>;
  readonly acceptAll: () => void;
  readonly refuse: () => void;
  readonly choose: (allowed: Iterable<OptionalCategory>) => void;
  readonly openSettings: () => void;
  /** The settings, without an answer: what counted counts. */
  readonly closeSettings: () => void;
}

export interface ConsentDeskParts {
  readonly kept: KeptConsent;
  readonly tabs: ConsentTabs;
  /** Takes away what a browser holds of categories that are not allowed any more. */
  readonly forget: (categories: readonly OptionalCategory[]) => void;
}

const askingOf = ({ _tag }: Consent): ConsentState['asking'] => (_tag === 'Unasked' ? 'bar' : 'nothing');

export const makeConsentDesk = ({ kept, tabs, forget }: ConsentDeskParts): ConsentDesk => {
  const now = kept.read();
  const store = makeStore<ConsentState>({ consent: now, asking: askingOf(now) });
  const change = (consent: Consent): void => {
    const before = store.get().consent;
    store.update(() => ({ consent, asking: askingOf(consent) }));
    // Listeners have heard it by now: what they still wrote goes too.
    const gone = withdrawn(before, consent);
    if (gone.length > 0) forget(gone);
  };
  const choose = (allowed: Iterable<OptionalCategory>): void => {
    const set = new Set(allowed);
    kept.write(set);
    change(answered(set));
    tabs.tell();
  };
  // A browser that keeps no cookies asks in each tab.
  tabs.told$.subscribe(() => {
    const told = kept.read();
    // A word at its own place comes before the answer, and is none.
    if (told._tag === 'Answered' || store.get().consent._tag === 'Unasked') change(told);
  });
  return {
    state$: store.state$,
    acceptAll: () => choose(everything(store.get().consent)),
    refuse: () => choose([]),
    choose,
    openSettings: () => store.update((state) => ({ ...state, asking: 'settings' })),
    closeSettings: () => store.update((state) => ({ ...state, asking: askingOf(state.consent) })),
  };
};
