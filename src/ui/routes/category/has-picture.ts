import type { Block } from '../../../domain/content/block.ts';

/** Whether an editor shows something: a text that is words alone leaves the picture to the shop. */
export const hasPicture = (block: Block): boolean =>
  block.kind !== 'text' || block.body.some(({ kind }) => kind === 'picture');
