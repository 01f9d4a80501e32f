import type { ComponentType } from 'react';
import type { Block } from '../../../domain/content/block.ts';
import type { SeenBlocks } from '../../content/seen-blocks.ts';
import type { Part } from '../../shared/handle.ts';

type View = ComponentType<{ readonly blocks: readonly Block[] }>;

let view: View | undefined;

/** What draws words with a picture; nothing before it was loaded. */
export const picturedIntro = (): View | undefined => view;

const pictured: Part = {
  chunk: 'src/ui/routes/category/PicturedIntro.tsx',
  load: async () => {
    ({ PicturedIntro: view } = await import('./PicturedIntro.tsx'));
  },
};

/** Whether an editor shows something: a text that is words alone leaves the picture to the shop. */
const isPictured = (block: Block): boolean =>
  block.kind !== 'text' || block.body.some(({ kind }) => kind === 'picture');

/** Few categories have a picture of their editors': the others come without its styles. */
export const introParts = (head: SeenBlocks | undefined): readonly Part[] =>
  head?.blocks.some(isPictured) ? [pictured] : [];
