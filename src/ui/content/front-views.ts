import { Categories } from './front/Categories.tsx';
import { Facts } from './front/Facts.tsx';
import { Products } from './front/Products.tsx';
import { SeenBefore } from './front/SeenBefore.tsx';
import { Support } from './front/Support.tsx';
import { Hero } from './hero/Hero.tsx';
import type { BlockViews } from './views.ts';

/** What the front door of a shop is made of: its code comes with the page. */
export const frontViews = {
  hero: Hero,
  facts: Facts,
  categories: Categories,
  products: Products,
  'recently-seen': SeenBefore,
  support: Support,
} as const satisfies Partial<BlockViews>;
