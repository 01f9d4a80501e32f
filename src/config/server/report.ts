/** Names what broke and where. A message may hold what a visitor typed, so it is not written down. */
export const report = (error: unknown): void => {
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  console.error(`${name} ${frames.find((line) => /^\s+at /.test(line))?.trim() ?? ''}`);
};
