import { withoutLocale } from '../../../domain/shared/paths.ts';

/** Pages of the sandbox that the shop draws itself: what they show is the shop's. */
export const isDrawnByShop = (path: string): boolean => withoutLocale(path) === '/sandbox/blocks';

/** Whether there is a sandbox, by the first parts of the paths that the backend answers. */
export const hasSandbox = (backendPaths: readonly string[]): boolean => backendPaths.includes('/sandbox');
