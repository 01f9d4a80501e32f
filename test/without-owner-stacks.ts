import * as React from 'react';

/**
 * React's development build records for each element the stack that created it, to print with its warnings. Recording
 * takes longer than rendering; warnings also appear without it.
 */
const [, shared] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
if (typeof shared !== 'object') throw new Error('React keeps its internals elsewhere now');

// React stops at this number, and counts anew each second.
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
