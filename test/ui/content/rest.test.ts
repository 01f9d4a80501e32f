import { expect, it } from 'vitest';
import type { Block } from '../../../src/domain/content/block.ts';
import { restOf, restViews } from '../../../src/ui/content/rest.ts';

it('loads the view of every block of a page · CONT-1', async () => {
  const blocks: readonly Block[] = [
    { kind: 'law', id: 'a', page: 'legal' },
    { kind: 'usps', id: 'b', items: [] },
    { kind: 'facts', id: 'c' },
    {
      kind: 'experiment',
      id: 'd',
      featureKey: 'x',
      wanted: [],
      defaultVariant: true,
      blocks: [{ kind: 'studio-list', id: 'e', rows: [] }],
    },
    { kind: 'usps', id: 'f', items: [] },
  ];
  const parts = restOf(blocks);
  expect(parts).toHaveLength(4);
  await Promise.all(parts.map((part) => part.load()));
  expect(Object.keys(restViews())).toEqual(
    expect.arrayContaining(['law', 'usps', 'experiment', 'studio-list']),
  );
});
