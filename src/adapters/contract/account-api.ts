import { customerOperations } from './customers.ts';

/** What is asked of whoever signs in: a browser fetches its client when somebody does. */
export const accountApi = { ...customerOperations } as const;
