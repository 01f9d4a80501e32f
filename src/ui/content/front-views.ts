import { Categories } from './front/Categories.tsx';
import { Facts } from './front/Facts.tsx';
import { Products } from './front/Products.tsx';
import { SeenBefore } from './front/SeenBefore.tsx';
import { Support } from './front/Support.tsx';
import { Hero } from './hero/Hero.tsx';
import type { BlockViews } from './views.ts';

/** The blocks of the home page. Their code is part of the page. */
export const frontViews = {
  hero: Hero,
  facts: Facts,
  categories: Categories,
  products: Products,
  'recently-seen': SeenBefore,
  support: Support,
} as const satisfies Partial<BlockViews>;
