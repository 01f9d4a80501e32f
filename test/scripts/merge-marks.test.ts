import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What no compiler reads. */
const texts = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.*', 'src/**/*.css', '.github/**/*.*']);

it('finds no mark of a merge that was left in a text', () => {
  expect(texts.length).toBeGreaterThan(100);
  const marked = texts.filter((file) => /^(<{7}|>{7}|={7}$)/m.test(readFileSync(file, 'utf8')));
  expect(marked).toEqual([]);
});
