import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files that no compiler reads. */
const texts = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.*', 'src/**/*.css', '.github/**/*.*']);

it('no text file contains a merge conflict marker', () => {
  expect(texts.length).toBeGreaterThan(100);
  const marked = texts.filter((file) => /^(<{7}|>{7}|={7}$)/m.test(readFileSync(file, 'utf8')));
  expect(marked).toEqual([]);
});
