import * as React from 'react';

/**
 * React's development build notes for each element the stack of calls that made it, to print with its warnings. Noting
 * them takes longer than drawing; the warnings come without.
 */
const [, shared] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
if (typeof shared !== 'object') throw new Error('React keeps its internals elsewhere now');

// It stops at so many, and counts anew each second.
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
