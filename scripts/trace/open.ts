/** Requirements that may be without a test until they have one. `npm test` fails for any other. */
export const stillOpen: ReadonlySet<string> = new Set();
