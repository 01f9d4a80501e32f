/** Exits with a sentence instead of a stack if the reason can be fixed by the operator. */
export const runOrSay = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${sentence}\n`);
    if (process.env.DIOPTRA_ENGINE_TRACE && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  }
};
