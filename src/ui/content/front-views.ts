import { Categories } from './front/Categories.tsx';
import { Facts } from './front/Facts.tsx';
import { Faq } from './front/Faq.tsx';
import { Products } from './front/Products.tsx';
import { SeenBefore } from './front/SeenBefore.tsx';
import { SimpleToOrder } from './front/SimpleToOrder.tsx';
import { Support } from './front/Support.tsx';
import { Trust } from './front/Trust.tsx';
import { Hero } from './hero/Hero.tsx';
import type { BlockViews } from './views.ts';

/** What the front door of a shop is made of: its code comes with the page. */
export const frontViews = {
  hero: Hero,
  facts: Facts,
  categories: Categories,
  products: Products,
  'recently-seen': SeenBefore,
  'simple-to-order': SimpleToOrder,
  trust: Trust,
  support: Support,
  faq: Faq,
} as const satisfies Partial<BlockViews>;
