import { customerOperations } from './customers.ts';
import { identityOperations } from './identity.ts';

/** The operations for signing in; a browser loads their client when needed. */
export const accountApi = { ...customerOperations, ...identityOperations } as const;
