import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { conditionSheets } from '../../../src/config/build/condition-sheets.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

it('writes for each shop a stylesheet of dark colours and print rules, under short names · DARK-2', async () => {
  const root = mkdtempSync(join(tmpdir(), 'conditions-'));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  writeFileSync(
    join(root, 'src/ui/a.css'),
    '.a { color: var(--ground) } @media print { .a { top: 0 } } @media (width >= 48em) { .a { top: 1px } }',
  );
  writeFileSync(join(root, 'src/a.js'), "import './ui/a.css';");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [conditionSheets(root)],
    build: { rolldownOptions: { input: join(root, 'src/a.js') } },
  });
  const files: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'dist/.vite/conditions.json'), 'utf8'),
  );
  expect(Object.keys(files).toSorted()).toEqual([...brandIds].toSorted());
  for (const brand of brandIds) {
    const file = join(root, 'dist', files[brand] ?? '');
    expect(existsSync(file)).toBe(true);
    const css = readFileSync(file, 'utf8');
    expect(css).toContain(`--a:${brands[brand].theme.night.colours.ground}`);
    expect(css).not.toContain('--ground');
    expect(css.replaceAll(' ', '')).toContain('@mediaprint{.a{top:0}}');
    expect(css).not.toContain('48em');
  }
});
