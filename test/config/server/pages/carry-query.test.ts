import { expect, it } from 'vitest';
import { carryQuery } from '../../../../src/config/server/pages/carry-query.ts';

const moved = (to: string) => new Response(null, { status: 301, headers: { location: to } });

it.each([
  ['/p/1/lens', '?gclid=a', '', '/p/1/lens?gclid=a'],
  ['/c/x?page=2', '?page=2&utm_source=b', '?page=2', '/c/x?page=2&utm_source=b'],
  // A path with a query of its own keeps it.
  ['/cart?added=1', '?gclid=a', '', '/cart?added=1'],
  ['https://pay.example/', '?gclid=a', '', 'https://pay.example/'],
])('carries the query over a redirect to %s: %s · TRK-2', (to, asked, known, expected) =>
  expect(carryQuery(moved(to), asked, known).headers.get('location')).toBe(expected),
);

it('leaves a response that is no redirect unchanged', () => {
  const page = new Response('page');
  expect(carryQuery(page, '?gclid=a', '')).toBe(page);
});
