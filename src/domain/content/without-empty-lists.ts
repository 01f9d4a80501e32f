/** Handles blocks whose list is empty. */

import type { Block } from './block.ts';

/** Returns the list of a block. Undefined if the block has none. */
const listOf = (block: Block): readonly unknown[] | undefined => {
  switch (block.kind) {
    case 'hero':
    case 'banners':
    case 'usps':
    case 'trust':
    case 'info-timeline':
    case 'lookbook':
    case 'choices':
      return block.items;
    case 'services':
      return block.image ? undefined : block.items;
    case 'faq':
      return block.withShopQuestions ? undefined : block.items;
    case 'simple-to-order':
      return block.steps;
    case 'studio-list':
      return block.rows;
    case 'text':
      return block.body;
    case 'experiment':
      return block.blocks;
    default:
      return undefined;
  }
};

/**
 * Avoids a heading without content: a block with an empty list becomes its heading and text, or is removed if it has no
 * text. Source: CONT-1.
 */
export const withoutEmptyLists = (block: Block): readonly Block[] => {
  if (listOf(block)?.length !== 0) return [block];
  if (!('text' in block && block.text)) return [];
  const { id, heading, text } = block;
  return [
    {
      kind: 'text',
      id,
      ...(heading !== undefined && { heading }),
      align: 'left',
      body: [{ kind: 'paragraph', content: [{ kind: 'text', text, marks: [] }] }],
    },
  ];
};
