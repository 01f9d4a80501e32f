import { describe, expect, it } from 'vitest';
import { emptyDraft, isPartOf } from '../../../src/ui/orders/withdrawal-form.ts';

const kept = {
  ...emptyDraft,
  name: 'Gina Rossi',
  number: 'VIS-1234-5678',
  email: 'gina@example.org',
  scope: 'part',
} as const;

describe('a page of withdrawal that wakes up', () => {
  it('goes on with what was kept, where nothing stands there or some of it · LAW-4', () => {
    expect(isPartOf(emptyDraft, kept)).toBe(true);
    expect(isPartOf({ ...emptyDraft, name: kept.name, email: kept.email }, kept)).toBe(true);
    expect(isPartOf(kept, kept)).toBe(true);
  });

  it.each(['name', 'number', 'email', 'goods'] as const)(
    'leaves what somebody typed meanwhile: %s · LAW-4',
    (field) => expect(isPartOf({ ...emptyDraft, [field]: 'other' }, kept)).toBe(false),
  );

  it('leaves what somebody chose meanwhile · LAW-4', () =>
    expect(isPartOf({ ...emptyDraft, scope: 'part' }, { ...kept, scope: 'all' })).toBe(false));
});
