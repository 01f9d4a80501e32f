import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { Part } from '../../shared/handle.ts';
import { restOf } from '../rest.ts';
import type { SeenBlocks } from '../seen-blocks.ts';

type View = ComponentType<{ readonly blocks: readonly Block[] }>;

let view: View | undefined;

/** What draws a category's head, as far as it was loaded. */
export const headView = (): View | undefined => view;

export const loadHeadView = async (): Promise<void> => {
  view ??= (await import('./CategoryHead.tsx')).CategoryHead;
};

/** Kinds of blocks that bring styles of their own; a text has those of its page. */
export const headParts = ({ blocks }: SeenBlocks): readonly Part[] =>
  restOf(blocks.filter(({ kind }) => kind !== 'text'));
