import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { makeClassNames } from '../../../src/config/build/class-names.ts';
import { inlineClassNames } from '../../../src/config/build/inline-class-names.ts';

describe('class names', () => {
  it('are short, start with a letter, and are stable for a class of a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'classes-'));
    mkdirSync(join(folder, 'src/ui'), { recursive: true });
    writeFileSync(join(folder, 'src/ui/a.module.css'), '.card { margin: 0.5em }');
    writeFileSync(join(folder, 'src/ui/b.module.css'), '.head:hover .title { color: red }');
    const name = makeClassNames(folder)('title', join(folder, 'src/ui/b.module.css'));
    expect(name).toMatch(/^[a-z]\w$/);
    const later = makeClassNames(folder);
    later('card', join(folder, 'src/ui/a.module.css'));
    expect(later('title', `${join(folder, 'src/ui/b.module.css')}?used`)).toBe(name);
  });

  it('never collide', () => {
    const nameOf = makeClassNames('/shop');
    const classes = Array.from({ length: 3000 }, (_, index) => nameOf(`class${index}`, '/shop/a.module.css'));
    expect(new Set(classes).size).toBe(classes.length);
    expect(classes).not.toContain('ad');
  });
});

it('inlines known class names into the code, leaves unknown ones, and keeps the stylesheet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'));
  const at = (file: string) => join(folder, 'src/ui', file);
  mkdirSync(join(folder, 'src/ui'), { recursive: true });
  writeFileSync(at('a.module.css'), '.card { color: red }');
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
