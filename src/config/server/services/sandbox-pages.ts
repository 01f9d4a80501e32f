import { withoutLocale } from '../../../domain/shared/paths.ts';

/** Whether the shop draws this page of the sandbox itself, because the page shows contents of the shop. */
export const isDrawnByShop = (path: string): boolean => withoutLocale(path) === '/sandbox/blocks';

/** Whether the sandbox is the backend, by the first parts of the backend's paths. */
export const hasSandbox = (backendPaths: readonly string[]): boolean => backendPaths.includes('/sandbox');
