import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { makeClassNames } from '../../../src/config/build/class-names.ts';
import { laterSheet } from '../../../src/config/build/later-sheet.ts';

const written = async (files: readonly string[]) => {
  const root = mkdtempSync(join(tmpdir(), 'later-'));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  writeFileSync(join(root, 'src/ui/Foot.module.css'), '.foot { color: red }');
  writeFileSync(join(root, 'src/ui/shared.module.css'), '.card { top: 0 } .card:hover { top: 1px }');
  writeFileSync(join(root, 'src/ui/page.module.css'), '.page:hover { top: 2px }');
  writeFileSync(
    join(root, 'src/shared.js'),
    "import css from './ui/shared.module.css'; export const shared = css.card;",
  );
  writeFileSync(
    join(root, 'src/a.js'),
    "import { shared } from './shared.js'; import foot from './ui/Foot.module.css'; import page from './ui/page.module.css'; console.log(shared, foot.foot, page.page);",
  );
  const nameOf = makeClassNames(root);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    css: { modules: { generateScopedName: nameOf } },
    plugins: [laterSheet(root, nameOf, files)],
    build: {
      rolldownOptions: {
        input: { Account: join(root, 'src/a.js') },
        output: {
          assetFileNames: 'assets/[hash:6].[ext]',
          codeSplitting: { groups: [{ name: 'shared', test: /shared/ }] },
        },
      },
    },
  });
  const later = JSON.parse(readFileSync(join(root, 'dist/.vite/later.json'), 'utf8')) as {
    readonly file: string;
    readonly classes: readonly string[];
  };
  const name = (local: string, file: string) => nameOf(local, join(root, `src/ui/${file}.module.css`));
  return { ...later, css: readFileSync(join(root, 'dist', later.file), 'utf8').replace(/\s/g, ''), name };
};

it('writes one stylesheet for what is below the first window, and lists its classes · UI-21', async () => {
  const { classes, css, name } = await written(['src/ui/Foot.module.css']);
  expect(classes).toEqual([name('foot', 'Foot')]);
  expect(css).toMatch(new RegExp(`\\.${name('foot', 'Foot')}\\{color:(red|#f00)`));
  expect(css).not.toContain(`.${name('card', 'shared')}{`);
});

it('puts the rules of a page after the shared ones · UI-21', async () => {
  const { css, name } = await written([]);
  const shared = css.indexOf(`.${name('card', 'shared')}:hover`);
  expect(shared).toBeGreaterThanOrEqual(0);
  expect(css.indexOf(`.${name('page', 'page')}:hover`)).toBeGreaterThan(shared);
});

it('fails the build if it names a stylesheet that does not exist', async () => {
  await expect(written(['src/ui/Gone.module.css'])).rejects.toThrow('Gone.module.css');
});
