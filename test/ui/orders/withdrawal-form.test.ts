import { describe, expect, it } from 'vitest';
import { continued, emptyDraft } from '../../../src/ui/orders/withdrawal-form.ts';

const kept = {
  ...emptyDraft,
  name: 'Gina Rossi',
  number: 'VIS-1234-5678',
  email: 'gina@example.org',
  scope: 'part',
} as const;

describe('a withdrawal page that hydrates', () => {
  it('continues with the draft if the form is empty or has a part of it · LAW-4', () => {
    expect(continued(emptyDraft, kept)).toEqual(kept);
    expect(continued({ ...emptyDraft, name: kept.name, email: kept.email }, kept)).toEqual(kept);
    expect(continued(kept, kept)).toEqual(kept);
  });

  it.each(['name', 'number', 'email', 'goods'] as const)(
    'keeps what was typed meanwhile: %s · LAW-4',
    (field) => expect(continued({ ...emptyDraft, [field]: 'other' }, kept)).toBeUndefined(),
  );

  it('keeps what was chosen meanwhile, and continues with the rest · LAW-4', () =>
    expect(continued({ ...emptyDraft, scope: 'part' }, { ...kept, scope: 'all' })).toEqual(kept));
});
