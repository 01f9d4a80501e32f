import type { Block, BlockKind } from '../../domain/content/block.ts';
import type { Part } from '../shared/handle.ts';
import { heroParts } from './hero/hero-picture.ts';
import type { BlockViews } from './views.ts';

let views: Partial<BlockViews> = {};

/** Returns the components of the kinds that most home pages do not use, as far as they are loaded. */
export const restViews = (): Partial<BlockViews> => views;

/** `name`: the name of the component and of its file. */
const part = <Kind extends BlockKind, Name extends string>(
  kind: Kind,
  name: Name,
  load: () => Promise<{ readonly [N in Name]: BlockViews[Kind] }>,
): Part => ({
  chunk: `src/ui/content/rest/${name}.tsx`,
  load: async () => {
    // Several parts may load at the same time, so `views` is read after this one has loaded.
    const view = (await load())[name];
    views = { ...views, [kind]: view };
  },
});

/** A chunk and a stylesheet for each kind. A page contains only those of its own story. */
const parts: Readonly<Partial<Record<BlockKind, Part>>> = {
  banners: part('banners', 'Banners', () => import('./rest/Banners.tsx')),
  text: part('text', 'Text', () => import('./rest/Text.tsx')),
  'shipping-options': part('shipping-options', 'ShippingOptions', () => import('./rest/ShippingOptions.tsx')),
  iframe: part('iframe', 'Iframe', () => import('./rest/Iframe.tsx')),
  experiment: part('experiment', 'Experiment', () => import('./rest/Experiment.tsx')),
  services: part('services', 'Services', () => import('./rest/Services.tsx')),
  lookbook: part('lookbook', 'Lookbook', () => import('./rest/Lookbook.tsx')),
  day: part('day', 'Day', () => import('./rest/Day.tsx')),
  'info-timeline': part('info-timeline', 'InfoTimeline', () => import('./rest/InfoTimeline.tsx')),
  'studio-list': part('studio-list', 'StudioList', () => import('./rest/StudioList.tsx')),
  choices: part('choices', 'Choices', () => import('./rest/Choices.tsx')),
  'consent-overview': part(
    'consent-overview',
    'ConsentOverviewBlock',
    () => import('./rest/ConsentOverviewBlock.tsx'),
  ),
  contact: part('contact', 'Contact', () => import('./rest/Contact.tsx')),
  usps: part('usps', 'Usps', () => import('./rest/Usps.tsx')),
  law: part('law', 'Law', () => import('./rest/Law.tsx')),
  'simple-to-order': part('simple-to-order', 'SimpleToOrder', () => import('./rest/SimpleToOrder.tsx')),
  trust: part('trust', 'Trust', () => import('./rest/Trust.tsx')),
  faq: part('faq', 'Faq', () => import('./rest/Faq.tsx')),
};

/** Returns the parts that a page needs in addition to the home page's blocks. Nested blocks are included. */
export const restOf = (blocks: readonly Block[]): readonly Part[] => [
  ...new Set(
    blocks.flatMap((block) => [
      ...[parts[block.kind] ?? []].flat(),
      ...heroParts(block),
      ...(block.kind === 'experiment' ? restOf(block.blocks) : []),
    ]),
  ),
];
