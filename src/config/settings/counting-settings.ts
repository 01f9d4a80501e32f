import { someOf, tagContainer } from './codecs.ts';
import { setting } from './setting.ts';

/** Settings of the analytics of visitors who consented. */
export const countingSettings = {
  analytics: setting(
    'DIOPTRA_ANALYTICS',
    someOf('sandbox', 'data-layer'),
    ['sandbox', 'data-layer'],
    'where events of visitors who allow statistics are sent: to the sandbox’s page `/sandbox/events`, and to the data layer of the page. `docs/tracking.md` lists the events',
  ),
  tagContainer: setting(
    'DIOPTRA_TAG_CONTAINER',
    tagContainer,
    undefined,
    'the tag manager container that reads the data layer, for example `GTM-ABC123`. Its script is loaded for visitors who allow statistics, and the content security policy allows it. Without it no events leave the shop',
  ),
} as const;
