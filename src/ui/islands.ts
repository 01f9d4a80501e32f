import type { ProductFormProps } from './catalogue/product/form/form-product.ts';
import type { PageIslandData } from './page-island.tsx';
import type { IslandView } from './shared/island.tsx';
import type { Namespace } from './shared/namespaces.ts';

/**
 * What wakes an island: a pointer, the focus or a choice in it; the first sign that somebody is there, on whichever part
 * of the page.
 */
export type Wakes = 'touch' | 'sign';

export interface IslandEntry {
  readonly wakes: Wakes;
  /** What this browser may hold for it, by the ends of names: then it wakes at once. */
  readonly kept?: string;
  /** What it says beside `common`. */
  readonly words?: readonly Namespace[];
  /** Its view, with everything that it needs to be drawn as the server drew it. */
  readonly load: (data: never) => Promise<IslandView<never>>;
}

const tools = () => import('./layout/header/live-tools.ts');
const own = () => import('./content/front/own-parts.ts');

/** Every island of public pages, by its name. `docs/islands.md` shows how to make one. */
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
  /** A page that is alive as a whole. */
  page: {
    wakes: 'sign',
    load: async (data: PageIslandData) => (await import('./page-island.tsx')).loadPageIsland(data),
  },
} as const satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof islands;
