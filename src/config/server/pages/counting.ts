import type { Environment } from '../../environment.ts';
import type { Counting } from '../../rendering/boot.ts';

/** What a page is told of who counts. A sandbox elsewhere, or one that nobody may look at, is told nothing. */
export const countingOf = ({
  analytics,
  tagContainer,
  backendUrl,
  sandboxPages,
}: Pick<Environment, 'analytics' | 'tagContainer' | 'backendUrl' | 'sandboxPages'>): Counting => ({
  ...((analytics.includes('data-layer') || tagContainer !== undefined) && { layer: true }),
  ...(tagContainer !== undefined && { container: tagContainer }),
  ...(analytics.includes('sandbox') &&
    backendUrl === undefined &&
    sandboxPages.includes('sandbox') && { sandbox: true }),
});
