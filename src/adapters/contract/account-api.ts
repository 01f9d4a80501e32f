import { customerOperations } from './customers.ts';
import { identityOperations } from './identity.ts';

/** What is asked of whoever signs in: a browser fetches its client when somebody does. */
export const accountApi = { ...customerOperations, ...identityOperations } as const;
