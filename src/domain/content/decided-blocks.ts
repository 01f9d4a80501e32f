/** A page with experiments as one visitor sees it. */

import type { Block } from './block.ts';
import { type Experiment, experimentView } from './experiment.ts';

/** Whatever somebody may see of a page: what an experiment holds that is not decided yet stands in its place. Source: CONT-3. */
export const allBlocks = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.kind === 'experiment' ? allBlocks(block.blocks) : [block]));

/** The features that a page asks for, each once, in the order of the page. Source: CONT-3. */
export const featuresOf = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.kind === 'experiment' ? [block.featureKey, ...featuresOf(block.blocks)] : [],
    ),
  ),
];

/**
 * Of every experiment that is decided the side that shows, in its place; what does not show does not travel with the page.
 * One that is not decided yet stays, for whoever draws it when it is. Source: CONT-3.
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
