import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeStaticFiles } from '../../../../src/config/server/files/static-files.ts';

describe('the files of a build', () => {
  let place = '';
  const rootOf = (build: string): string => join(place, build);
  const lay = (build: string, name: string): void =>
    writeFileSync(join(rootOf(build), 'assets', name), `/* ${build} */`);
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'static-files-'));
    for (const build of ['client', 'previous']) mkdirSync(join(rootOf(build), 'assets'), { recursive: true });
  });
  afterEach(() => rmSync(place, { recursive: true }));
  const files = () => makeStaticFiles(['client', 'previous'].map(rootOf));

  it('come from the current build first', async () => {
    for (const build of ['client', 'previous']) lay(build, 'starter-1.js');
    expect(await (await files().request('/assets/starter-1.js')).text()).toBe('/* client */');
  });

  it('also come from another build, as soon as they are put beside a running server · FLEET-4', async () => {
    const running = files();
    expect((await running.request('/assets/starter-2.js')).status).toBe(404);
    lay('previous', 'starter-2.js');
    const answer = await running.request('/assets/starter-2.js');
    expect([answer.status, await answer.text()]).toEqual([200, '/* previous */']);
  });
});
