import { expect, it } from 'vitest';
import { chunkGroups } from '../../../src/config/build/chunk-groups.ts';

/** Builds with one group of two files, of the modules `ids`. */
const buildOf = (ids: readonly string[]): void => {
  const { groups, plugin } = chunkGroups([{ name: 'form', holds: ['/ui/Form.tsx', '/ui/Field.tsx'] }]);
  for (const { test } of groups) for (const id of ids) test(id);
  const error = (message: string): never => {
    throw new Error(message);
  };
  if (typeof plugin.generateBundle === 'function')
    plugin.generateBundle.call({ error } as never, {} as never, {}, false);
};

it('puts the modules of a group into its chunk, and no others', () => {
  const [form] = chunkGroups([{ name: 'form', holds: ['/ui/Form.tsx'] }]).groups;
  expect(form?.test('/shop/src/ui/Form.tsx')).toBe(true);
  expect(form?.test('/shop/src/ui/Menu.tsx')).toBe(false);
});

it('fails the build if a group names a file that does not exist', () => {
  buildOf(['/shop/src/ui/Form.tsx', '/shop/src/ui/Field.tsx']);
  expect(() => buildOf(['/shop/src/ui/Form.tsx'])).toThrow('/ui/Field.tsx');
});
