import type { ProductFormProps } from './catalogue/product/form/form-product.ts';
import type { PageIslandData } from './page-island.tsx';
import type { IslandView } from './shared/island.tsx';
import type { Namespace } from './shared/namespaces.ts';

/**
 * What hydrates an island. `touch`: a pointer, the focus or a choice in it. `sign`: the first interaction with any part
 * of the page.
 */
export type HydratesOn = 'touch' | 'sign';

export interface IslandEntry {
  readonly wakes: HydratesOn;
  /** Pattern for the endings of storage names. If the browser has stored such an entry, the island hydrates at once. */
  readonly kept?: string;
  /** Namespaces of its texts, in addition to `common`. */
  readonly words?: readonly Namespace[];
  /** Loads its view with everything needed to render the same markup as the server. */
  readonly load: (data: never) => Promise<IslandView<never>>;
}

const tools = () => import('./layout/header/live-tools.ts');
const own = () => import('./content/front/own-parts.ts');

/** All islands of public pages, by name. `docs/islands.md` shows how to add one. */
export const islands = {
  search: { wakes: 'touch', load: async () => (await import('./search/SearchBox.tsx')).SearchBox.View },
  wishes: { wakes: 'sign', load: async () => (await tools()).WishesButton.View },
  account: { wakes: 'sign', load: async () => (await tools()).AccountLink.View },
  cart: { wakes: 'sign', load: async () => (await tools()).CartButton.View },
  own: { wakes: 'sign', load: async () => (await tools()).AccountColumn.View },
  connection: { wakes: 'sign', load: async () => (await tools()).ConnectionHint.View },
  live: { wakes: 'sign', load: async () => (await tools()).LiveSlots.View },
  form: {
    wakes: 'touch',
    kept: 'lens|handed|signed-in|eye-shade',
    words: ['catalogue'],
    load: async (data?: ProductFormProps) =>
      (await import('./catalogue/product/form/ProductForm.tsx')).loadProductForm(data),
  },
  regular: {
    wakes: 'touch',
    words: ['regular'],
    load: async () => (await import('./catalogue/product/regular/RegularChoice.tsx')).RegularChoice.View,
  },
  gallery: {
    wakes: 'touch',
    words: ['catalogue'],
    load: async () => (await import('./catalogue/product/Gallery.tsx')).Gallery.View,
  },
  neighbours: {
    wakes: 'sign',
    load: async () => (await import('./catalogue/product/Neighbours.tsx')).Neighbours.View,
  },
  near: { wakes: 'sign', load: async () => (await import('./catalogue/product/Near.tsx')).Near.View },
  filter: {
    wakes: 'touch',
    kept: 'values(-now)?',
    words: ['catalogue', 'listing'],
    load: async () => (await import('./catalogue/listing/FilterPanel.tsx')).FilterPanel.View,
  },
  seen: { wakes: 'sign', load: async () => (await own()).SeenBefore.View },
  supply: { wakes: 'touch', kept: 'signed-in', load: async () => (await own()).OwnSupply.View },
  added: {
    wakes: 'sign',
    words: ['search', 'catalogue'],
    load: async () => (await import('./routes/search/AddedLately.tsx')).AddedLately.View,
  },
  text: { wakes: 'touch', load: async () => (await import('./content/rest/TextPart.tsx')).TextPart.View },
  /** A page that hydrates as a whole. */
  page: {
    wakes: 'sign',
    load: async (data: PageIslandData) => (await import('./page-island.tsx')).loadPageIsland(data),
  },
} as const satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof islands;
