import type { Block, BlockKind } from '../../domain/content/block.ts';
import type { Part } from '../shared/handle.ts';
import type { BlockViews } from './views.ts';

let views: Partial<BlockViews> = {};

/** What draws the kinds that most front doors do without: as far as it was loaded. */
export const restViews = (): Partial<BlockViews> => views;

const part = (name: string, load: () => Promise<Partial<BlockViews>>): Part => ({
  chunk: `src/ui/content/rest/${name}.tsx`,
  load: async () => {
    // Several come at once: what is there is looked at when this one has come.
    const more = await load();
    views = { ...views, ...more };
  },
});

/** A chunk and a sheet for each: a page has those of its own story and no others. */
const parts: Readonly<Partial<Record<BlockKind, Part>>> = {
  banners: part('Banners', async () => ({ banners: (await import('./rest/Banners.tsx')).Banners })),
  text: part('Text', async () => ({ text: (await import('./rest/Text.tsx')).Text })),
  'shipping-options': part('ShippingOptions', async () => ({
    'shipping-options': (await import('./rest/ShippingOptions.tsx')).ShippingOptions,
  })),
  iframe: part('Iframe', async () => ({ iframe: (await import('./rest/Iframe.tsx')).Iframe })),
  experiment: part('Experiment', async () => ({
    experiment: (await import('./rest/Experiment.tsx')).Experiment,
  })),
  services: part('Services', async () => ({ services: (await import('./rest/Services.tsx')).Services })),
  'info-timeline': part('InfoTimeline', async () => ({
    'info-timeline': (await import('./rest/InfoTimeline.tsx')).InfoTimeline,
  })),
  'studio-list': part('StudioList', async () => ({
    'studio-list': (await import('./rest/StudioList.tsx')).StudioList,
  })),
  'consent-overview': part('ConsentOverviewBlock', async () => ({
    'consent-overview': (await import('./rest/ConsentOverviewBlock.tsx')).ConsentOverviewBlock,
  })),
  usps: part('Usps', async () => ({ usps: (await import('./rest/Usps.tsx')).Usps })),
  law: part('Law', async () => ({ law: (await import('./rest/Law.tsx')).Law })),
};

/** What a page needs beside the front door's blocks; a block within another counts as well. */
export const restOf = (blocks: readonly Block[]): readonly Part[] => [
  ...new Set(
    blocks.flatMap((block) => [
      ...[parts[block.kind] ?? []].flat(),
      ...(block.kind === 'experiment' ? restOf(block.blocks) : []),
    ]),
  ),
];
