import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { makeClassNames } from '../../../src/config/build/class-names.ts';
import { inlineClassNames } from '../../../src/config/build/inline-class-names.ts';

/** A folder with stylesheets of these contents. */
const shopWith = (sheets: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'));
  mkdirSync(join(folder, 'src/ui'), { recursive: true });
  const at = (file: string) => join(folder, 'src/ui', file);
  for (const [file, css] of Object.entries(sheets)) writeFileSync(at(file), css);
  return { folder, at };
};

describe('class names', () => {
  it('are short, start with a letter, and are the same in whatever order files are built', () => {
    const { folder, at } = shopWith({
      'a.module.css': '.card { animation: own-turn 1s } @keyframes own-turn { to { rotate: 1turn } }',
      'b.module.css': '.head:hover .title { color: #fade } :is(#results, main) .title { margin: 0 }',
    });
    const asked = [
      ['card', 'a.module.css'],
      ['own-turn', 'a.module.css'],
      ['title', 'b.module.css?used'],
      ['results', 'b.module.css'],
    ] as const;
    const namesIn = (order: typeof asked | readonly (typeof asked)[number][]) => {
      const nameOf = makeClassNames(folder);
      return Object.fromEntries(order.map(([local, file]) => [local, nameOf(local, at(file))]));
    };
    const names = namesIn(asked);
    for (const name of Object.values(names)) expect(name).toMatch(/^[a-z]\w$/);
    expect(namesIn(asked.toReversed())).toEqual(names);
  });

  it('never collide', () => {
    const locals = Array.from({ length: 3000 }, (_, index) => `class${index}`);
    const { folder, at } = shopWith({ 'a.module.css': locals.map((local) => `.${local} {}`).join('\n') });
    const nameOf = makeClassNames(folder);
    const classes = locals.map((local) => nameOf(local, at('a.module.css')));
    expect(new Set(classes).size).toBe(classes.length);
    expect(classes).not.toContain('ad');
  });

  it('exist only for what a stylesheet declares', () => {
    const { folder, at } = shopWith({ 'a.module.css': '.card { color: red }' });
    expect(() => makeClassNames(folder)('none', at('a.module.css'))).toThrow('none');
  });
});

it('inlines known class names into the code, leaves unknown ones, and keeps the stylesheet', async () => {
  const { folder, at } = shopWith({ 'a.module.css': '.card { color: red }' });
  writeFileSync(
    at('a.ts'),
    "import css from './a.module.css';\nconsole.log(css.card, css.none, css['card']);",
  );
  const nameOf = makeClassNames(folder);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: inlineClassNames(nameOf),
    css: { modules: { generateScopedName: nameOf } },
    build: { write: false, minify: false, rolldownOptions: { input: at('a.ts') } },
  });
  const files = 'output' in built ? built.output : [];
  const text = (end: string): string =>
    files
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join();
  const name = nameOf('card', at('a.module.css'));
  expect(text('.css')).toContain(`.${name} {`);
  expect(text('.js')).toContain(`console.log("${name}", `);
  expect(text('.js')).toMatch(/\.none/);
});
