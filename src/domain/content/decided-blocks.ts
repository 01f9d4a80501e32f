/** Resolves the experiments of a page for one visitor. */

import type { Block } from './block.ts';
import { type Experiment, experimentView } from './experiment.ts';

/** Returns all blocks that any visitor may see: every experiment is replaced by its content. Source: CONT-3. */
export const allBlocks = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.kind === 'experiment' ? allBlocks(block.blocks) : [block]));

/** Returns the features that a page uses, each once, in page order. Source: CONT-3. */
export const featuresOf = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.kind === 'experiment' ? [block.featureKey, ...featuresOf(block.blocks)] : [],
    ),
  ),
];

/**
 * Replaces every decided experiment by its content if that is shown, and removes it otherwise, so that hidden content
 * is not sent with the page. An undecided experiment stays, to be resolved when it is rendered. Source: CONT-3.
 */
export const decidedBlocks = (
  blocks: readonly Block[],
  experimentOf: (featureKey: string) => Experiment,
): readonly Block[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'experiment') return [block];
    const { wanted, defaultVariant, featureKey } = block;
    const view = experimentView(wanted, defaultVariant, experimentOf(featureKey));
    if (view === 'loading') return [block];
    return view === 'shown' ? decidedBlocks(block.blocks, experimentOf) : [];
  });
