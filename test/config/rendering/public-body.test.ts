import type { StaticHandlerContext } from 'react-router';
import { expect, it } from 'vitest';
import { makePublicBody } from '../../../src/config/rendering/public-body.tsx';
import { frameId } from '../../../src/ui/layout/frame.ts';

const unknown = {
  matches: [{ route: { id: frameId } }, { route: { id: 'de.content' } }],
  loaderData: { [frameId]: { menu: [['Linsen', '/c/kontaktlinsen', [['Neu', '/c/neu']]]], banners: [] } },
  errors: { 'de.content': { status: 404, statusText: '', internal: false, data: null } },
} as unknown as StaticHandlerContext;

it('a hundred unknown addresses reuse one rendered frame', () => {
  const draw = makePublicBody();
  /** How many roots React renders for a page: one more if its frame is not cached. */
  const rootsOf = (path: string): number => {
    let roots = 0;
    draw(unknown, new URL(`http://shop.test${path}`), ['okulino', 'de'], () => {
      roots += 1;
      return null;
    });
    return roots;
  };
  const first = rootsOf('/no-such-page');
  for (let i = 0; i < 100; i += 1) expect(rootsOf(`/wp-admin/${i}/setup.php`)).toBe(first - 1);
  expect(rootsOf('/c/kontaktlinsen/no-such-category')).toBe(first);
  expect(rootsOf('/no-such-page')).toBe(first - 1);
});
