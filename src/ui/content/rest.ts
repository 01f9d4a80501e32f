import type { Block } from '../../domain/content/block.ts';
import type { Part } from '../shared/handle.ts';
import type { BlockViews } from './views.ts';

const front: ReadonlySet<Block['kind']> = new Set([
  'hero',
  'facts',
  'categories',
  'products',
  'recently-seen',
  'simple-to-order',
  'usps',
  'trust',
  'support',
  'faq',
]);

let views: Partial<BlockViews> = {};

/** What draws the kinds that most front doors do without; nothing of it before `rest` was loaded. */
export const restViews = (): Partial<BlockViews> => views;

export const rest: Part = {
  chunk: 'src/ui/content/rest-views.ts',
  load: async () => {
    ({ restViews: views } = await import('./rest-views.ts'));
  },
};

/** Whether a page needs more than the front door's blocks. */
export const needsRest = (blocks: readonly Block[]): boolean => blocks.some(({ kind }) => !front.has(kind));
