import type { Environment } from '../../environment.ts';
import type { Counting } from '../../rendering/boot.ts';

/** Returns which analytics a page uses. The sandbox is left out if it runs elsewhere or its pages are not open. */
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
