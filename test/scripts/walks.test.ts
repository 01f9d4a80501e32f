import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const doc = readFileSync('docs/architecture.md', 'utf8');
const walks = [...doc.matchAll(/^\*\*(.+): (\d+) files\.\*\*\n\n((?:\d+\. .+\n)+)/gm)].map(
  ([, title = '', count, list = '']) => ({ title, count: Number(count), lines: list.trimEnd().split('\n') }),
);
const stepOf = (line: string) => {
  const [, word = '', path = ''] = /^\d+\. `(\w+)` in `([\w/.-]+)`: /.exec(line) ?? [];
  return { word, file: `src/${path}` };
};
const has = ({ file, word }: { readonly file: string; readonly word: string }): boolean =>
  existsSync(file) && new RegExp(`\\b${word}\\b`).test(readFileSync(file, 'utf8'));
const names = new Set(globSync('src/**/*.{ts,tsx}').map((file) => file.replace(/.*[/\\]|\.tsx?$/g, '')));

it('two walks through the sources are described', () => expect(walks).toHaveLength(2));

describe.each(walks)('the walk of $title', ({ count, lines }) => {
  const steps = lines.map(stepOf);

  it('counts its files', () => {
    expect(steps).toHaveLength(count);
    expect(new Set(steps.map(({ file }) => file)).size).toBe(count);
  });

  it.each(steps)('finds $word in $file and in another of its files', ({ file, word }) => {
    expect(has({ file, word })).toBe(true);
    expect(steps.filter((other) => other.file !== file && has({ file: other.file, word }))).not.toEqual([]);
  });

  it('names in brackets only files that exist', () => {
    const named = lines.flatMap((line) =>
      [...line.matchAll(/\(((?:`[\w-]+`(?:, )?)+)\)/g)].flatMap(([, files = '']) =>
        [...files.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
