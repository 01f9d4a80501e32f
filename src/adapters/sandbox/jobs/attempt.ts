import { placeOfError } from '../../shared/place-of-error.ts';
import type { Sandbox } from '../sandbox.ts';

/** Does a part of the due work. One that fails is reported, and holds up no other. Source: OPS-12. */
export const attempt = async (
  { report }: Pick<Sandbox, 'report'>,
  operation: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    report({ operation, kind: 'job-failed', detail: placeOfError(error) });
  }
};
