import type { Handlers } from './handler.ts';
import type { Sandbox } from './sandbox.ts';

/** The handlers of every operation, gathered from the capabilities. */
export const makeHandlers = (_sandbox: Sandbox): Partial<Handlers> => ({});
