import type { Services } from '../../application/services.ts';
import type { Block } from '../../domain/content/block.ts';
import { decidedBlocks, featuresOf } from '../../domain/content/decided-blocks.ts';
import type { Experiment } from '../../domain/content/experiment.ts';
import { defaultFlag, experimentOf } from '../../domain/flags/flag.ts';

/** Blocks as one visitor sees them, and the features that they depend on. */
export interface SeenBlocks {
  readonly blocks: readonly Block[];
  readonly features?: readonly string[];
}

const otherwise = experimentOf(defaultFlag);

/**
 * Chooses the visitor's variant of each experiment. `undecided`: an undecided experiment either stays, so that the
 * browser can render it later, or shows its default. Source: CONT-3.
 */
export const seenBlocks = async (
  { flags }: Pick<Services, 'flags'>,
  blocks: readonly Block[],
  undecided: 'stays' | 'default' = 'stays',
): Promise<SeenBlocks> => {
  const features = featuresOf(blocks);
  if (features.length === 0) return { blocks };
  await flags.settle(features);
  const experimentNow = (key: string): Experiment => {
    const now = flags.now(key);
    return now._tag === 'Loading' && undecided === 'default' ? otherwise : now;
  };
  return { blocks: decidedBlocks(blocks, experimentNow), features };
};
