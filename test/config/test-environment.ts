import { type Environment, readEnvironment } from '../../src/config/environment.ts';

/** A server's environment in tests: no ports, no storage, test controls; overridden by `variables`. */
export const testEnvironment = (variables: Readonly<Record<string, string>> = {}): Environment => {
  const read = readEnvironment({
    PORT: '0',
    DIOPTRA_DATA: 'memory',
    DIOPTRA_HTML_CACHE: 'off',
    DIOPTRA_TEST_CONTROLS: 'on',
    ...variables,
  });
  if (read._tag === 'Left') throw new Error(read.left.join('\n'));
  return read.right;
};
