import { type ComponentType, use, useEffect } from 'react';
import type { Block } from '../../domain/content/block.ts';
import css from './Blocks.module.css';
import { BlockViewsContext } from './views.ts';

/** A block of an unknown kind renders nothing and is reported. */
const Unknown = ({ kind }: { readonly kind: string }) => {
  useEffect(() => reportError(new Error(`No view for the block ${kind}`)), [kind]);
  return null;
};

const BlockView = ({ block }: { readonly block: Block }) => {
  const View = use(BlockViewsContext)[block.kind] as ComponentType<{ readonly block: Block }> | undefined;
  return View ? <View block={block} /> : <Unknown kind={block.kind} />;
};

/** The blocks of an editor, one below the other, each in the width of its kind. Source: CONT-1. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block) => (
    <div key={block.id} className={[css.block, css[block.kind]].filter(Boolean).join(' ')}>
      <BlockView block={block} />
    </div>
  ));
