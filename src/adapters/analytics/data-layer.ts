import type { AnalyticsPort } from '../../application/tracking/ports.ts';
import { ga4Event } from './ga4.ts';

/** The part of `window` that tag managers read. */
export interface LayerWindow {
  dataLayer?: unknown[];
}

const consentFields = (statistics: boolean, marketing: boolean) => {
  const word = (given: boolean): string => (given ? 'granted' : 'denied');
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(statistics),
    functionality_storage: word(statistics),
    personalization_storage: word(marketing),
  };
};

/**
 * The data layer of a tag manager. It does not exist before there is consent. Consent mode commands are pushed as an
 * `arguments` object, because an array is not accepted there. `loadTags`: loads the tag manager, once.
 */
export const makeDataLayer = (page: LayerWindow, loadTags: () => void): AnalyticsPort => {
  let isBegun = false;
  let known: string | undefined;
  const layer = (): unknown[] => {
    page.dataLayer ??= [];
    return page.dataLayer;
  };
  const say = (..._words: readonly unknown[]): void => {
    (function (this: void, ..._said: readonly unknown[]) {
      // biome-ignore lint/complexity/noArguments: the very object is what is asked for.
      layer().push(arguments);
    })(..._words);
  };
  /** Sets the user that the events belong to; undefined removes the earlier one. Source: TRK-3, TRK-7. */
  const name = (user: string | undefined): void => {
    if (user !== known) layer().push({ user_id: user ?? null });
    known = user;
  };
  return {
    begin: (_granted, marketing, user) => {
      if (!isBegun) {
        const before = { ...consentFields(false, false), security_storage: 'granted', wait_for_update: 500 };
        say('consent', 'default', before);
        say('set', 'ads_data_redaction', true);
        say('set', 'url_passthrough', false);
      }
      say('consent', 'update', consentFields(true, marketing !== undefined));
      name(marketing && user);
      if (!isBegun) loadTags();
      isBegun = true;
    },
    track: (_granted, event) => {
      const pushed = ga4Event(event);
      // The data layer merges objects: without this, items of the last event would remain in the next.
      if (pushed.ecommerce) layer().push({ ecommerce: null });
      layer().push(pushed);
    },
    end: () => {
      name(undefined);
      if (isBegun) say('consent', 'update', consentFields(false, false));
    },
  };
};
