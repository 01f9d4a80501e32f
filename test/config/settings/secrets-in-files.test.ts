import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { afterAll, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'dioptra-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'keys'));
writeFileSync(join(folder, 'keys', 'content'), 't0ken\n');
writeFileSync(join(folder, 'empty'), '');
writeFileSync(join(folder, 'lines'), 's3cret\n\ns3cret');

const reading = (storyblokToken: unknown, variables: Readonly<Record<string, string>> = {}) => {
  const path = join(folder, 'shop.json');
  writeFileSync(path, JSON.stringify({ storyblokToken }));
  return readEnvironment({ ...variables, DIOPTRA_CONFIG: path });
};

it.each([['keys/content'], [join(folder, 'keys', 'content')]])(
  'reads a secret from %s, relative to the folder of the configuration file',
  (file) => expect(reading({ file })).toMatchObject({ right: { storyblokToken: 't0ken' } }),
);

it('prefers a variable to a secret in a file', () =>
  expect(reading({ file: 'nowhere' }, { STORYBLOK_TOKEN: 'said' })).toMatchObject({
    right: { storyblokToken: 'said' },
  }));

it.each([
  [{ file: 'nowhere' }, 'refers to a file that cannot be read'],
  [{ file: 'keys' }, 'refers to a file that cannot be read'],
  [{ file: 'empty' }, 'refers to a file that cannot be read'],
  [{ file: 'lines' }, 'should be an access token'],
  [
    { file: 7 },
    'is a secret and should be { "env": "the name of a variable" } or { "file": "the name of a file" }',
  ],
])('says for %j that it %s, without showing the content', (said, sentence) =>
  expect(reading(said)).toEqual(E.left([`storyblokToken of the configuration file ${sentence}`])),
);
