import { useMemo } from 'react';
import type { Block } from '../../domain/content/block.ts';
import { useSeenFeatures } from '../shared/use-seen-features.ts';
import { Blocks } from './Blocks.tsx';
import { frontViews } from './front-views.ts';
import { restViews } from './rest.ts';
import { type BlockData, BlockDataContext, BlockViewsContext } from './views.ts';

/** All blocks of a page with what they show. `features`: those that decided what is among them; that they were seen is told. */
export const PageBlocks = ({
  blocks,
  data,
  features,
}: {
  readonly blocks: readonly Block[];
  readonly data: BlockData;
  readonly features?: readonly string[] | undefined;
}) => {
  useSeenFeatures(features);
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
