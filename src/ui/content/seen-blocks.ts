import type { Services } from '../../application/services.ts';
import type { Block } from '../../domain/content/block.ts';
import { decidedBlocks, featuresOf } from '../../domain/content/decided-blocks.ts';

/** Blocks as one visitor sees them, and the features that decided which. */
export interface SeenBlocks {
  readonly blocks: readonly Block[];
  readonly features?: readonly string[];
}

/** Of each experiment the side that this visitor sees. Source: CONT-3. */
export const seenBlocks = async (
  { flags }: Pick<Services, 'flags'>,
  blocks: readonly Block[],
): Promise<SeenBlocks> => {
  const features = featuresOf(blocks);
  if (features.length === 0) return { blocks };
  await flags.settle(features);
  return { blocks: decidedBlocks(blocks, flags.now), features };
};
