import { Banners } from './rest/Banners.tsx';
import { Experiment } from './rest/Experiment.tsx';
import { Iframe } from './rest/Iframe.tsx';
import { InfoTimeline } from './rest/InfoTimeline.tsx';
import { Law } from './rest/Law.tsx';
import { Services } from './rest/Services.tsx';
import { ShippingOptions } from './rest/ShippingOptions.tsx';
import { StudioList } from './rest/StudioList.tsx';
import { Text } from './rest/Text.tsx';
import type { BlockViews } from './views.ts';

/** What a front door mostly does without: a chunk of its own. */
export const restViews = {
  banners: Banners,
  text: Text,
  'shipping-options': ShippingOptions,
  iframe: Iframe,
  experiment: Experiment,
  services: Services,
  'info-timeline': InfoTimeline,
  'studio-list': StudioList,
  law: Law,
} as const satisfies Partial<BlockViews>;
