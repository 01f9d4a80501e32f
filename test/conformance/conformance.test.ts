import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSettingsOf } from '../../src/config/conformance.ts';
import { checks } from '../../src/conformance/conformance.ts';
import { conformServer, type ServerFindings } from '../../src/conformance/http/conform-server.ts';
import { operationNames } from '../../src/conformance/http/operations.ts';
import { reachedBy } from '../../src/conformance/http/reach.ts';
import { conforms, reportOf } from '../../src/conformance/http/report.ts';
import { engines } from '../adapters/sandbox/fixtures/engines.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { testData } from './test-data.ts';
import { worldOf } from './world-of.ts';

const base = 'http://okulino.localhost:4200/api';
const all = Object.values(checks).flat();

describe.each(engines)('the sandbox on $name', ({ start }) => {
  let sandbox: TestSandbox;
  let found: ServerFindings;
  beforeAll(async () => {
    sandbox = await start();
    const { fetch } = sandbox;
    found = await conformServer({
      fetch,
      base,
      shop: shopSettingsOf('okulino', 'de'),
      otherShop: shopSettingsOf('augental', 'de'),
      data: { ...testData, world: worldOf(sandbox) },
    });
  });
  afterAll(() => sandbox?.close());

  it.each(all.map(({ title, proves }) => [[title, ...proves].join(' · '), title]))('%s', (_, title) => {
    expect(found.checks.find((check) => check.title === title)).toMatchObject({ result: 'holds' });
  });

  it('has every operation of the contract', () => {
    expect(found.operations.map(({ name }) => name)).toEqual(operationNames);
    expect(found.operations.filter(({ seen }) => seen === 'missing' || seen === 'unreadable')).toEqual([]);
    expect(conforms(found), reportOf(found)).toBe(true);
  });

  it('has every operation exercised by the suite, as the suite claims', () => {
    const unseen = found.operations.filter(({ seen }) => seen !== 'holds').map(({ name }) => name);
    expect(unseen).toEqual([]);
    for (const [subject, names] of Object.entries(reachedBy))
      expect(
        found.operations.filter((operation) => operation.subject === subject).map(({ name }) => name),
      ).toEqual(names);
  });

  it('is left without a test account or an incident', async () => {
    const kept = await sandbox.sandbox.db
      .selectFrom('customer')
      .select('email')
      .where('email', 'like', 'conformance-%')
      .execute();
    expect(kept).toEqual([]);
    expect(sandbox.incidents).toEqual([]);
  });
});

it('the report names at its end which checks could not run, and why', () => {
  const check = { subject: 'orders', proves: [] } as const;
  const report = reportOf({
    checks: [
      { ...check, title: 'are copied', result: 'not-seen', sentence: 'no order was paid' },
      { ...check, title: 'are listed', result: 'holds' },
    ],
    operations: [],
  });
  expect(report.split('\n').slice(-5)).toEqual([
    'Checks that could not run:',
    '  orders: are copied: no order was paid',
    '',
    expect.stringContaining('1 of 2 checks passed, 0 failed, 1 could not run'),
    'The server conforms.',
  ]);
});

it('the suite says of each operation of the contract once how it is reached', () => {
  expect(Object.values(reachedBy).flat().toSorted()).toEqual(operationNames.toSorted());
  expect(Object.keys(reachedBy)).toEqual(Object.keys(checks));
});

it('the suite claims existing requirements only', () => {
  const listed = new Set(
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| *(?:✓ )?([A-Z0-9]+-\d+) *\|/gm)].map(
      ([, id]) => id,
    ),
  );
  expect(all.flatMap(({ proves }) => proves).filter((id) => !listed.has(id))).toEqual([]);
});
