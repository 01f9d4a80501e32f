import { describe, expect, it } from 'vitest';
import { emptyDraft, isPartOf } from '../../../src/ui/orders/withdrawal-form.ts';

const kept = {
  ...emptyDraft,
  name: 'Gina Rossi',
  number: 'VIS-1234-5678',
  email: 'gina@example.org',
  scope: 'part',
} as const;

describe('a withdrawal page that hydrates', () => {
  it('continues with the draft if the form is empty or has a part of it · LAW-4', () => {
    expect(isPartOf(emptyDraft, kept)).toBe(true);
    expect(isPartOf({ ...emptyDraft, name: kept.name, email: kept.email }, kept)).toBe(true);
    expect(isPartOf(kept, kept)).toBe(true);
  });

  it.each(['name', 'number', 'email', 'goods'] as const)(
    'keeps what was typed meanwhile: %s · LAW-4',
    (field) => expect(isPartOf({ ...emptyDraft, [field]: 'other' }, kept)).toBe(false),
  );

  it('keeps what was chosen meanwhile · LAW-4', () =>
    expect(isPartOf({ ...emptyDraft, scope: 'part' }, { ...kept, scope: 'all' })).toBe(false));
});
