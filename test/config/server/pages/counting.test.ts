import { expect, it } from 'vitest';
import { countingOf } from '../../../../src/config/server/pages/counting.ts';

const both = ['sandbox', 'data-layer'] as const;
it.each<readonly [Parameters<typeof countingOf>[0], unknown]>([
  [
    { analytics: both, tagContainer: undefined, backendUrl: undefined, sandboxPages: ['sandbox'] },
    { layer: true, sandbox: true },
  ],
  [{ analytics: [], tagContainer: undefined, backendUrl: undefined, sandboxPages: ['sandbox'] }, {}],
  // A sandbox on another server does not count as the shop's own.
  [
    {
      analytics: both,
      tagContainer: undefined,
      backendUrl: 'https://api.example',
      sandboxPages: ['sandbox'],
    },
    { layer: true },
  ],
  [{ analytics: both, tagContainer: undefined, backendUrl: undefined, sandboxPages: [] }, { layer: true }],
  // A tag container reads the data layer.
  [
    { analytics: [], tagContainer: 'GTM-ABC123', backendUrl: undefined, sandboxPages: ['sandbox'] },
    { layer: true, container: 'GTM-ABC123' },
  ],
])('%j sets up the analytics %j · TRK-1', (environment, counting) =>
  expect(countingOf(environment)).toEqual(counting),
);
