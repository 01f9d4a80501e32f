const framesOf = ({ stack = '', message }: Error): readonly string[] =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

/**
 * Returns what failed and where, in one line: the error's name, its code, and our innermost stack frame. Without the
 * message, since it may contain a visitor's input.
 */
export const placeOfError = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const frames = framesOf(error);
  const ours = frames.find((frame) => /\/(src|dist)\//.test(frame) && !frame.includes('node_modules'));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return [error.name, code, ours ?? frames[0]].filter((part) => part !== undefined).join(' ');
};
