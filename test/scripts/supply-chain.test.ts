import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAfter, isVersion, releasedChangelog } from '../../scripts/supply/changelog.ts';
import { isPermissive, judge, licencesPage } from '../../scripts/supply/licences.ts';
import { type LockedPackage, lockFaults, nameOf, shipped } from '../../scripts/supply/lock-file.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const react: LockedPackage = { version: '19.0.0', integrity };
const lock = (packages: Readonly<Record<string, LockedPackage>>) => ({
  lockfileVersion: 3,
  packages: { '': { version: '0.1.0' }, ...packages },
});
const faults = (packages: Readonly<Record<string, LockedPackage>>) =>
  lockFaults(lock(packages), new Set(['node']));

describe('a lock file', () => {
  it('is accepted with a checksum for each package and no registry', () =>
    expect(
      faults({ 'node_modules/react': react, 'node_modules/node': { ...react, hasInstallScript: true } }),
    ).toEqual([]));

  it.each([
    ['no checksum', { version: '1.0.0' }, 'has no checksum'],
    ['a weak checksum', { ...react, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no checksum'],
    ['no version', { integrity }, 'has no version'],
    ['a folder', { link: true }, 'is a link'],
    [
      'a repository',
      { ...react, resolved: 'git+ssh://git@host.example/a/b.git#1' },
      'does not come from a registry',
    ],
    [
      'an unencrypted URL',
      { ...react, resolved: 'http://registry.example/react.tgz' },
      'does not come from a registry',
    ],
    ['a script', { ...react, hasInstallScript: true }, 'has an install script'],
    [
      'a script under the name of another package',
      { ...react, name: 'other', hasInstallScript: true },
      'other has an install script',
    ],
    ['a bundle that is in no package', { version: '1.0.0', inBundle: true }, 'has no checksum'],
    ['a registry', { ...react, resolved: 'https://registry.example/react.tgz' }, 'names a registry'],
  ])('is rejected with %s', (_what, one, said) =>
    expect(faults({ 'node_modules/react': one }).join()).toContain(said),
  );

  it('is accepted with a package that is bundled in another, and rejected with a foreign one under an allowed name', () => {
    const bundled = { 'node_modules/react/node_modules/a': { version: '1.0.0', inBundle: true } };
    expect(faults({ 'node_modules/react': react, ...bundled })).toEqual([]);
    const foreign = { ...react, name: 'other', hasInstallScript: true };
    expect(faults({ 'node_modules/node': foreign })).toEqual([
      'other has an install script that is not allowed',
    ]);
  });

  it('is rejected with several registries', () =>
    expect(
      faults({
        'node_modules/a': { ...react, resolved: 'https://one.example/a.tgz' },
        'node_modules/b': { ...react, resolved: 'https://two.example/b.tgz' },
      }),
    ).toContain('names 2 registries'));

  it('lists the shipped packages by their own names', () => {
    const packages = {
      'node_modules/a/node_modules/@b/c': react,
      'node_modules/d': { ...react, dev: true },
      'node_modules/e': { ...react, devOptional: true },
    };
    expect(shipped(lock(packages)).map(([folder]) => nameOf(folder))).toEqual(['@b/c']);
  });
});

describe('a licence', () => {
  it.each(['MIT', '(Unlicense OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('%s is permissive', (said) =>
    expect(isPermissive(said)).toBe(true),
  );
  it.each([
    'GPL-3.0-or-later',
    'MIT AND LGPL-3.0-or-later',
    'AGPL-3.0',
    'SEE LICENSE IN x',
    '',
    'MIT OR (GPL-2.0 AND MIT)',
  ])('%s needs an explicit exception', (said) => expect(isPermissive(said)).toBe(false));

  const word = { name: '@img/lib-*', licence: 'LGPL-3.0-or-later', why: 'replaceable' };
  const one = (name: string, licence?: string) => ({ name, version: '1.0.0', licence });

  it('that is not permissive is an error without an exception for this very licence', () => {
    expect(judge([one('@img/lib-x', 'LGPL-3.0-or-later')], [word]).faults).toEqual([]);
    expect(judge([one('@img/lib-x', 'GPL-3.0')], [word]).faults[0]).toContain(
      '@img/lib-x 1.0.0 has the licence GPL-3.0',
    );
    expect(judge([one('other', 'LGPL-3.0-or-later')], [word]).faults[0]).toContain('other');
    expect(judge([one('mute')], []).faults).toEqual(['mute 1.0.0 has no stated licence']);
    expect(judge([], [word]).faults).toEqual([
      'The exception for @img/lib-* (LGPL-3.0-or-later) is no longer needed',
    ]);
  });

  it('is listed in the licence page with its package and its reason', () => {
    const page = licencesPage(
      judge([one('b', 'MIT'), one('@img/lib-x', 'LGPL-3.0-or-later')], [word]).judged,
    );
    for (const row of [
      '| b | 1.0.0 | MIT |',
      '| `@img/lib-*` | LGPL-3.0-or-later | replaceable |',
      '| MIT | 1 |',
    ])
      expect(page).toContain(row);
  });
});

describe('a release', () => {
  const log = '# Changelog\n\n## Unreleased\n\n- News.\n\n## 0.1.0 · 2026-01-01\n\n- First.\n';

  it('moves the unreleased changes to the new version, and leaves an empty section for the next', () =>
    expect(releasedChangelog(log, '0.2.0', '2026-11-27')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 · 2026-11-27\n\n- News.\n\n## 0.1.0 · 2026-01-01\n\n- First.\n',
    ));

  it('is not made without unreleased changes', () => {
    const released = releasedChangelog(log, '0.2.0', '2026-11-27') ?? '';
    expect(releasedChangelog(released, '0.3.0', '2026-11-28')).toBeUndefined();
    expect(releasedChangelog('# Changelog\n', '0.2.0', '2026-11-27')).toBeUndefined();
  });

  it('has a version of three numbers', () => {
    for (const text of ['1.2.3', '0.0.0', '10.20.30']) expect(isVersion(text)).toBe(true);
    for (const text of ['1.2', 'v1.2.3', '1.2.3-rc', '01.2.3', '']) expect(isVersion(text)).toBe(false);
  });

  it('must be later than the previous one, number by number', () => {
    const part = fc.nat({ max: 12 });
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (a, b) => {
        const weight = ([major, minor, patch]: readonly number[]) =>
          (major ?? 0) * 10_000 + (minor ?? 0) * 100 + (patch ?? 0);
        expect(isAfter(a.join('.'), b.join('.'))).toBe(weight(a) > weight(b));
      }),
    );
  });
});
