import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckedBuild } from '../../../src/application/content/checked-build.ts';
import { noContent } from '../../../src/application/content/no-content.ts';
import { noFlags } from '../../../src/application/flags/no-flags.ts';
import { sourceId, sourceIdFile } from '../../../src/config/build/source-id.ts';
import { readCheckedBuild } from '../../../src/config/server/files/checked-build.ts';
import { makeShop } from '../../../src/config/server/make-shop.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { testEnvironment } from '../test-environment.ts';
import { quietParts } from './quiet-parts.ts';

/** A folder with a build of its own, identified by its sources. */
const built = (sources = 'abc'): string => {
  const directory = mkdtempSync(join(tmpdir(), 'checked-'));
  mkdirSync(join(directory, dirname(sourceIdFile)), { recursive: true });
  writeFileSync(join(directory, sourceIdFile), sources);
  return directory;
};

const checked: CheckedBuild = {
  sources: 'abc',
  day: '2026-11-01' as Day,
  standard: 'WCAG 2.2 A, AA',
  tool: 'axe-core 9.8.7',
  pages: [
    { page: 'home', states: 41 },
    { page: 'cart', states: 1 },
  ],
  shops: ['okulino', 'opalys'],
  locales: ['de'],
  widths: [390, 1280],
  findings: [],
  exceptions: ['documents'],
};

/** The result of reading a file with this text beside a build, and what was logged. */
const reading = (text?: string, directory = built()) => {
  const file = join(directory, 'accessibility.json');
  if (text !== undefined) writeFileSync(file, text);
  const told: string[] = [];
  return { file, told, build: readCheckedBuild(directory, (trouble) => told.push(trouble)) };
};

describe('the accessibility result beside the build', () => {
  it('is read as it was written · LAW-15', () =>
    expect(reading(JSON.stringify(checked))).toMatchObject({ told: [], build: checked }));

  it('is missing, without an error, if no test has written it · LAW-15', () =>
    expect(reading()).toMatchObject({ told: [], build: undefined }));

  it.each([
    ['not JSON', '{"day":'],
    ['CheckedBuild', 'null'],
    ['CheckedBuild.day', JSON.stringify({ ...checked, day: '2026-02-30' })],
    ['CheckedBuild.pages', JSON.stringify({ ...checked, pages: [] })],
    ['CheckedBuild.pages.0.states', JSON.stringify({ ...checked, pages: [{ page: 'home', states: 0 }] })],
    ['CheckedBuild.pages.0.page', JSON.stringify({ ...checked, pages: [{ page: 'moon', states: 1 }] })],
    ['CheckedBuild.findings', JSON.stringify({ ...checked, findings: undefined })],
    ['CheckedBuild.exceptions.0', JSON.stringify({ ...checked, exceptions: ['everything'] })],
  ])('is refused as a whole if it is invalid, and the log names the place: %s · LAW-15', (place, text) => {
    const { file, told, build } = reading(text);
    expect(build).toBeUndefined();
    expect(told).toEqual([
      `${file} is ignored (${place}): the accessibility statement says that no test run is recorded`,
    ]);
  });

  it('is refused if it belongs to other sources than the build · LAW-15', () => {
    const { file, told, build } = reading(JSON.stringify(checked), built('other'));
    expect(build).toBeUndefined();
    expect(told).toEqual([
      `${file} is ignored (belongs to other sources): the accessibility statement says that no test run is recorded`,
    ]);
  });
});

describe('the source id of a build', () => {
  const lockOf = (version: string, fpTs: string): string =>
    JSON.stringify({
      version,
      packages: { '': { version, dependencies: { 'fp-ts': fpTs } }, 'node_modules/fp-ts': { version: fpTs } },
    });
  const folder = (source: string, lock = lockOf('0.1.0', '2.16.0')) => {
    const root = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(root, 'src/deep'), { recursive: true });
    for (const [file, content] of [
      ['src/deep/a.ts', source],
      ['vite.config.ts', ''],
      ['package-lock.json', lock],
    ] as const)
      writeFileSync(join(root, file), content);
    return root;
  };

  it('is the same in every folder, and changes with every source · LAW-15', () => {
    expect(sourceId(folder('one'))).toBe(sourceId(folder('one')));
    expect(sourceId(folder('one'))).not.toBe(sourceId(folder('two')));
    const grown = folder('one');
    writeFileSync(join(grown, 'src/b.ts'), '');
    expect(sourceId(grown)).not.toBe(sourceId(folder('one')));
  });

  it('ignores the version of a release, but not that of a package · LAW-15', () => {
    const checkedBefore = sourceId(folder('one'));
    expect(sourceId(folder('one', lockOf('0.2.0', '2.16.0')))).toBe(checkedBefore);
    expect(sourceId(folder('one', lockOf('0.1.0', '2.17.0')))).not.toBe(checkedBefore);
  });
});

const backend = {
  fetch: async () => Response.json({}, { status: 404 }),
  paths: ['/api'],
  checks: [],
  flags: noFlags,
  stories: () => noContent,
  close: async () => undefined,
};
/** The text of a page from a server whose build has these check results, without its markup. */
const said = async (path: string, checkedBuild?: CheckedBuild): Promise<string> => {
  const answer = await makeShop(testEnvironment(), backend, { ...quietParts, checkedBuild }).request(
    `http://okulino.localhost${path}`,
    { headers: { host: 'okulino.localhost' } },
  );
  expect(answer.status).toBe(200);
  const [article = ''] = /<article.*?<\/article>/s.exec(await answer.text()) ?? [];
  return article
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
};

describe('the accessibility statement', () => {
  it('prints the result of the last complete test run · LAW-15', async () => {
    expect(await said('/en/accessibility', checked)).toContain(
      [
        '|Last complete test run|November 1, 2026',
        'Standard|WCAG 2.2 A, AA',
        'Tool|axe-core 9.8.7',
        'Scope|42 states, 2 kinds of pages, 2 shops, 1 language',
        'Window widths|390, 1280 pixels',
        'Barriers found|none',
        'Pages checked|Home page (41 states)|Cart (1 state)',
        'Not checked|PDF documents: the tool checks web pages only.|',
      ].join('|'),
    );
  });

  it('names each violated rule, and has no list of exceptions if there are none · LAW-15', async () => {
    const findings = [
      { rule: 'color-contrast', states: 3 },
      { rule: 'label', states: 1 },
    ];
    const text = await said('/en/accessibility', { ...checked, findings, exceptions: [] });
    expect(text).toContain('|Barriers found|color-contrast (3 states), label (1 state)|');
    expect(text).not.toContain('Not checked');
  });

  it.each([
    ['/barrierefreiheit', /\|1\. November 2026\|/, 'noch kein vollständiger Prüflauf'],
    ['/en/accessibility', /\|November 1, 2026\|/, 'No complete test run has been recorded'],
    ['/it/accessibilita', /\|1 novembre 2026\|/, 'non è ancora registrata una verifica completa'],
    ['/fr/accessibilite', /\|1er novembre 2026\|/, 'Aucun contrôle complet n’est encore enregistré'],
  ])('says at %s that no run is recorded, if there is none · LAW-15', async (path, day, none) => {
    const without = await said(path);
    expect(without).toContain(none);
    expect(without).not.toMatch(/axe|WCAG 2.2 A,/);
    const withOne = await said(path, checked);
    expect(withOne).toMatch(day);
    expect(withOne).not.toContain(none);
  });

  it('is the only page that shows the result · LAW-15', async () => {
    for (const path of ['/en/legal', '/en/help']) expect(await said(path, checked)).not.toContain('axe');
  });
});
