import type { Block, BlockKind } from '../../domain/content/block.ts';

/** Kinds of blocks that are static or have an island of their own. */
const still: ReadonlySet<string> = new Set([
  'hero',
  'banners',
  'products',
  'text',
  'support',
  'contact',
  'usps',
  'trust',
  'shipping-options',
  'iframe',
  'services',
  'lookbook',
  'simple-to-order',
  'info-timeline',
  'studio-list',
  'choices',
  'categories',
  'facts',
  'faq',
  'recently-seen',
  'law',
] satisfies BlockKind[]);

/** Whether only the browser can render a block. Also true for an unknown block. */
export const isAlive = ({ kind }: Block): boolean => !still.has(kind);
