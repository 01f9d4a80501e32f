/** Prints whether a fact holds. One that does not fails the script. */
export const fact = (said: string, holds: boolean): void => {
  if (!holds) process.exitCode = 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${said}`);
};
