/** Requirements that may be without a test, each until it has one. None but these: `npm test` fails for any other. */
export const stillOpen: ReadonlySet<string> = new Set();
