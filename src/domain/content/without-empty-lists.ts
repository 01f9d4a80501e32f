/** Handles blocks whose list is empty. */

import type { Block } from './block.ts';

/** What is left of a block without its list. */
type Written = Pick<Block, 'id'> & { readonly heading?: string; readonly text?: string };

/** Returns the list without which a block shows nothing. Undefined if there is none. */
const listOf = (block: Block): readonly unknown[] | undefined => {
  if (block.kind === 'services' && block.image) return undefined;
  if (block.kind === 'faq' && block.withShopQuestions) return undefined;
  if ('items' in block) return block.items;
  if ('steps' in block) return block.steps;
  if ('rows' in block) return block.rows;
  if ('blocks' in block) return block.blocks;
  return 'body' in block ? block.body : undefined;
};

/**
 * Avoids a heading without content: a block with an empty list becomes its heading and text, or is removed if it has no
 * text. Source: CONT-1.
 */
export const withoutEmptyLists = (block: Block): readonly Block[] => {
  if (listOf(block)?.length !== 0) return [block];
  const { id, heading, text }: Written = block;
  if (!text) return [];
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
