import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { SeenBlocks } from '../../content/seen-blocks.ts';
import type { Part } from '../../shared/handle.ts';

type View = ComponentType<{ readonly blocks: readonly Block[] }>;

let view: View | undefined;

/** Returns the component for an introduction with a picture; undefined before it was loaded. */
export const picturedIntro = (): View | undefined => view;

const pictured: Part = {
  chunk: 'src/ui/routes/category/PicturedIntro.tsx',
  load: async () => {
    ({ PicturedIntro: view } = await import('./PicturedIntro.tsx'));
  },
};

/** Whether a block shows a picture or more. If it is text only, the shop adds its own drawing. */
const isPictured = (block: Block): boolean =>
  block.kind !== 'text' || block.body.some(({ kind }) => kind === 'picture');

/** Few categories have an introduction with a picture; the others load without its styles. */
export const introParts = (head: SeenBlocks | undefined): readonly Part[] =>
  head?.blocks.some(isPictured) ? [pictured] : [];
