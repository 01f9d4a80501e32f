import { useMemo } from 'react';
import type { Block } from '../../domain/content/block.ts';
import { Blocks } from './Blocks.tsx';
import { frontViews } from './front-views.ts';
import { restViews } from './rest.ts';
import { type BlockData, BlockDataContext, BlockViewsContext } from './views.ts';

/** All blocks of a page, with the data they show. */
export const PageBlocks = ({
  blocks,
  data,
}: {
  readonly blocks: readonly Block[];
  readonly data: BlockData;
}) => {
  const rest = restViews();
  const views = useMemo(() => ({ ...frontViews, ...rest }), [rest]);
  return (
    <BlockViewsContext value={views}>
      <BlockDataContext value={data}>
        <Blocks blocks={blocks} />
      </BlockDataContext>
    </BlockViewsContext>
  );
};
