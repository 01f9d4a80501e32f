import type { Block, BlockKind } from '../../domain/content/block.ts';
import type { Part } from '../shared/handle.ts';
import { heroParts } from './hero/hero-picture.ts';
import type { BlockViews } from './views.ts';

let views: Partial<BlockViews> = {};

/** What draws the kinds that most front doors do without: as far as it was loaded. */
export const restViews = (): Partial<BlockViews> => views;

/** `name`: of the component, and of its file. */
const part = <Kind extends BlockKind, Name extends string>(
  kind: Kind,
  name: Name,
  load: () => Promise<{ readonly [N in Name]: BlockViews[Kind] }>,
): Part => ({
  chunk: `src/ui/content/rest/${name}.tsx`,
  load: async () => {
    // Several come at once: what is there is looked at when this one has come.
    const view = (await load())[name];
    views = { ...views, [kind]: view };
  },
});

/** A chunk and a sheet for each: a page has those of its own story and no others. */
const parts: Readonly<Partial<Record<BlockKind, Part>>> = {
  banners: part('banners', 'Banners', () => import('./rest/Banners.tsx')),
  text: part('text', 'Text', () => import('./rest/Text.tsx')),
  'shipping-options': part('shipping-options', 'ShippingOptions', () => import('./rest/ShippingOptions.tsx')),
  iframe: part('iframe', 'Iframe', () => import('./rest/Iframe.tsx')),
  experiment: part('experiment', 'Experiment', () => import('./rest/Experiment.tsx')),
  services: part('services', 'Services', () => import('./rest/Services.tsx')),
  lookbook: part('lookbook', 'Lookbook', () => import('./rest/Lookbook.tsx')),
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

/** What a page needs beside the front door's blocks; a block within another counts as well. */
export const restOf = (blocks: readonly Block[]): readonly Part[] => [
  ...new Set(
    blocks.flatMap((block) => [
      ...[parts[block.kind] ?? []].flat(),
      ...heroParts(block),
      ...(block.kind === 'experiment' ? restOf(block.blocks) : []),
    ]),
  ),
];
