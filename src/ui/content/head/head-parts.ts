import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { Part } from '../../shared/handle.ts';
import { restOf } from '../rest.ts';
import type { SeenBlocks } from '../seen-blocks.ts';

type View = ComponentType<{ readonly blocks: readonly Block[] }>;

let view: View | undefined;

/** Returns the component that renders a category's head. Undefined until it is loaded. */
export const headView = (): View | undefined => view;

export const loadHeadView = async (): Promise<void> => {
  view ??= (await import('./CategoryHead.tsx')).CategoryHead;
};

/** Returns the parts of blocks with styles of their own. A text block uses the styles of the page. */
export const headParts = ({ blocks }: SeenBlocks): readonly Part[] =>
  restOf(blocks.filter(({ kind }) => kind !== 'text'));
