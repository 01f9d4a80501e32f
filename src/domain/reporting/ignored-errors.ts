/** Errors that say nothing about the shop: scripts that the network failed to load, and harmless browser errors. */

/** Source: TRK-6. */
export const ignoredErrors: readonly RegExp[] = [
  /ChunkLoadError/,
  /Loading (CSS )?chunk .* failed/i,
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
  /ResizeObserver loop (limit exceeded|completed with undelivered notifications)/,
  /^AbortError\b/,
  /^\w+Error: Transition was (aborted|skipped)/,
];

/** `text`: the error's name and message, `TypeError: …`. Source: TRK-6, NOTE-5. */
export const isIgnored = (text: string): boolean => ignoredErrors.some((pattern) => pattern.test(text));
