import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSettingsOf } from '../../src/config/conformance.ts';
import { checks } from '../../src/conformance/conformance.ts';
import { conformServer, type ServerFindings } from '../../src/conformance/http/conform-server.ts';
import { operationNames } from '../../src/conformance/http/operations.ts';
import { conforms, reportOf } from '../../src/conformance/http/report.ts';
import { findEngines } from '../adapters/sandbox/fixtures/engines.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { testData } from './test-data.ts';

const engines = await findEngines();
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
      data: testData,
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

  it('is left without an account, and reported nothing', async () => {
    const kept = await sandbox.sandbox.db
      .selectFrom('customer')
      .select('email')
      .where('email', 'like', 'conformance-%')
      .execute();
    expect(kept).toEqual([]);
    expect(sandbox.incidents).toEqual([]);
  });
});

it('claims only requirements that there are', () => {
  const listed = new Set(
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| *(?:✓ )?([A-Z0-9]+-\d+) *\|/gm)].map(
      ([, id]) => id,
    ),
  );
  expect(all.flatMap(({ proves }) => proves).filter((id) => !listed.has(id))).toEqual([]);
});
