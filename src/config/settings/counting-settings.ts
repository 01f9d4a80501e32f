import { someOf, tagContainer } from './codecs.ts';
import { setting } from './setting.ts';

/** Settings of the analytics of visitors who consented. */
export const countingSettings = {
  analytics: setting(
    'DIOPTRA_ANALYTICS',
    someOf('sandbox', 'data-layer'),
    ['sandbox', 'data-layer'],
    'who hears of events, for visitors who allow statistics: the sandbox’s page `/sandbox/events`, and the page’s own data layer; `docs/tracking.md` lists them',
  ),
  tagContainer: setting(
    'DIOPTRA_TAG_CONTAINER',
    tagContainer,
    undefined,
    'the container of a tag manager that reads the data layer, say `GTM-ABC123`; its script is loaded for visitors who allow statistics, and the content security policy lets it in. Nothing said: nobody outside is told',
  ),
} as const;
