import * as TE from 'fp-ts/TaskEither';
import { defaultFlag } from '../../domain/flags/flag.ts';
import type { FlagPort } from './ports.ts';

/** The flags of a shop without a flag service: every feature is off, and nothing is reported. */
export const noFlags: FlagPort = {
  getFlag: () => TE.right(defaultFlag),
  track: () => TE.right(undefined),
  setAttributes: () => TE.right(undefined),
};
