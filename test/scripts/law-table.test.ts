import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../src/domain/shared/country.ts';

const rows = readFileSync('docs/law.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| duty'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const known = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
);

describe('the list of what the law asks', () => {
  it.each(rows.map((row) => [row[0], row] as const))(
    '%s: names countries, a place, and a rule that there is',
    (_duty, row) => {
      const [, countries = '', , source = '', where = '', rules = ''] = row;
      expect(row).toHaveLength(7);
      for (const country of countries.split(', ')) expect([...countryCodes, 'EU', 'all']).toContain(country);
      expect(source).not.toBe('');
      expect(where).not.toBe('');
      for (const rule of rules.split(', ')) expect(known).toContain(rule);
    },
  );

  it('has a row for each rule of law', () => {
    const named = rows.flatMap((row) => (row[5] ?? '').split(', '));
    const ofLaw = [...known].filter(
      (id) => id?.startsWith('LAW-') && !['LAW-3', 'LAW-5', 'LAW-6'].includes(id),
    );
    for (const id of ofLaw) expect(named).toContain(id);
  });
});
