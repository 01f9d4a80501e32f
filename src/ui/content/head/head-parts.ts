import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { Part } from '../../shared/handle.ts';
import { restOf } from '../rest.ts';
import type { SeenBlocks } from '../seen-blocks.ts';

type View = ComponentType<{ readonly blocks: readonly Block[] }>;

/** What editors say of a category: its blocks, or that the page holds them already as the server sent them. */
export interface CategoryWords extends Omit<SeenBlocks, 'blocks'> {
  readonly blocks: readonly Block[] | 'kept';
}

let view: View | undefined;
const kept = new Map<string, string>();

/** What draws a category's head, as far as it was loaded. */
export const headView = (): View | undefined => view;

export const loadHeadView = async (): Promise<void> => {
  view = (await import('./CategoryHead.tsx')).CategoryHead;
};

/** The head that the server sent with this visit's first page, if it was this category's. */
export const keptHead = (category: string): string | undefined => kept.get(category);

/** Takes it from the page that was sent, for as long as the visit lasts. */
export const keepHead = (category: string): string => {
  const html = kept.get(category) ?? document.querySelector('[data-kept=head]')?.innerHTML ?? '';
  kept.set(category, html);
  return html;
};

/** Kinds of blocks that bring styles of their own; a text has those of its page. */
export const headParts = ({ blocks }: CategoryWords): readonly Part[] =>
  blocks === 'kept' ? [] : restOf(blocks.filter(({ kind }) => kind !== 'text'));

/** What the browser is told of words that it finds on the page; none of them were sent: it is told all. */
export const keptWords = (words: CategoryWords): CategoryWords =>
  words.blocks.length > 0 ? { ...words, blocks: 'kept' } : words;
