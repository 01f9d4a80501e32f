import { type ComponentType, use, useEffect } from 'react';
import type { Block } from '../../domain/content/block.ts';
import css from './Blocks.module.css';
import { BlockViewsContext } from './views.ts';

/** What nothing here can draw takes no room; whoever watches over the shop hears of it. */
const Unknown = ({ kind }: { readonly kind: string }) => {
  useEffect(() => reportError(new Error(`No view for the block ${kind}`)), [kind]);
  return null;
};

const BlockView = ({ block }: { readonly block: Block }) => {
  const View = use(BlockViewsContext)[block.kind] as ComponentType<{ readonly block: Block }> | undefined;
  return View ? <View block={block} /> : <Unknown kind={block.kind} />;
};

/** What editors put together, one below the other, each as wide as its kind wants to be. Source: CONT-1. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block) => (
    <div key={block.id} className={[css.block, css[block.kind]].filter(Boolean).join(' ')}>
      <BlockView block={block} />
    </div>
  ));
