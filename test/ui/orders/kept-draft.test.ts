import { describe, expect, it } from 'vitest';
import { noTextStore, type TextStore } from '../../../src/application/shared/text-store.ts';
import { cancellationIn } from '../../../src/ui/orders/cancellation-form.ts';
import { keepDraft, readKeptDraft } from '../../../src/ui/orders/kept-draft.ts';
import { chosenPieces, draftIn, piecesField } from '../../../src/ui/orders/withdrawal-form.ts';

const holding = (text?: string) => {
  let kept = text;
  const store: TextStore = {
    read: (name) => (name === 'withdrawal-draft' ? kept : undefined),
    write: (name, next) => {
      if (name === 'withdrawal-draft') kept = next;
      return true;
    },
  };
  return { store, text: () => kept };
};
const draft = {
  name: 'Gina Rossi',
  number: 'VIS-1',
  email: 'gina@example.org',
  scope: 'part',
  goods: 'A',
} as const;

describe('a withdrawal draft', () => {
  it('is read as it was stored, and removed once it was sent · LAW-4', () => {
    const { store, text } = holding();
    keepDraft(store, { draft, known: ['A', 'B'] });
    expect(readKeptDraft(store)).toEqual({ draft, known: ['A', 'B'] });
    keepDraft(store, undefined);
    expect(text()).toBeUndefined();
    expect(readKeptDraft(store)).toBeUndefined();
    expect(readKeptDraft(noTextStore)).toBeUndefined();
    keepDraft(store, { draft: { ...draft, after: 'WD-1' }, known: [] });
    expect(readKeptDraft(store)?.draft.after).toBe('WD-1');
    keepDraft(store, { draft: { ...draft, after: 7 as never }, known: [] });
    expect(readKeptDraft(store)).toBeUndefined();
  });

  it.each(Object.keys(draft))('is ignored if its %s is not a string', (name) =>
    expect(
      readKeptDraft(holding(JSON.stringify({ draft: { ...draft, [name]: 7 }, known: [] })).store),
    ).toBeUndefined(),
  );

  it.each([
    'not json',
    'null',
    '7',
    '{}',
    JSON.stringify({ draft }),
    JSON.stringify({ known: [] }),
    JSON.stringify({ draft: null, known: [] }),
    JSON.stringify({ draft: 'x', known: [] }),
    JSON.stringify({ draft, known: 'A' }),
    JSON.stringify({ draft, known: ['A', 7] }),
  ])('is ignored if %s was stored', (text) => expect(readKeptDraft(holding(text).store)).toBeUndefined());
});

const typed = (...fields: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  return form;
};

describe('the form of a withdrawal', () => {
  it('is read field by field, with one line for each ticked article · LAW-4', () =>
    expect(
      draftIn(
        typed(
          ['name', 'Gina'],
          ['number', 'VIS-1'],
          ['email', 'g@example.org'],
          ['scope', 'part'],
          ['goods', 'A'],
          ['goods', 'B'],
        ),
      ),
    ).toEqual({ name: 'Gina', number: 'VIS-1', email: 'g@example.org', scope: 'part', goods: 'A\nB' }));

  it('means the whole order if it does not say a part, and is empty without values', () => {
    expect(draftIn(typed())).toEqual({ name: '', number: '', email: '', scope: 'all', goods: '' });
    expect(draftIn(typed(['scope', 'moon'])).scope).toBe('all');
  });

  it('has the chosen number of pieces of a ticked article; without one, or one that cannot be, all · LAW-4', () => {
    const [aqua, clar] = ['3 × Aqua · -2.50', '2 × Clar'];
    const read = (pieces: string) =>
      draftIn(typed(['scope', 'part'], ['goods', aqua], ['goods', clar], [piecesField(aqua), pieces])).goods;
    expect(read('1')).toBe('1 × Aqua · -2.50\n2 × Clar');
    for (const odd of ['', '3', '0', '4', '-1', '1.5', 'x']) expect(read(odd)).toBe(`${aqua}\n${clar}`);
    expect(chosenPieces(['1 × Aqua · -2.50', 'Etui'], aqua)).toBe(1);
    expect(chosenPieces(['1 × Aqua · -3.00', 'Etui'], aqua)).toBeUndefined();
    expect(chosenPieces(['2 × Aqua, 30 Linsen'], '2 × Aqua, 30\u00a0Linsen')).toBe(2);
    expect(chosenPieces(['Etui'], 'Etui')).toBe(1);
  });

  it('passes on the receipt that it follows · LAW-4', () =>
    expect(draftIn(typed(['after', 'WD-1'])).after).toBe('WD-1'));

  it('ignores a file in place of an article', () => {
    const form = typed(['goods', 'A']);
    form.append('goods', new File(['x'], 'x.txt'));
    expect(draftIn(form).goods).toBe('A');
  });
});

describe('the form of a cancellation', () => {
  it('is read field by field', () =>
    expect(
      cancellationIn(
        typed(
          ['name', 'Gina'],
          ['number', 'VIS-1'],
          ['email', 'g@example.org'],
          ['kind', 'extraordinary'],
          ['reason', 'Umzug'],
          ['endsOn', '2026-12-01'],
        ),
      ),
    ).toEqual({
      name: 'Gina',
      number: 'VIS-1',
      email: 'g@example.org',
      kind: 'extraordinary',
      reason: 'Umzug',
      endsOn: '2026-12-01',
    }));

  it('is an ordinary one if it does not say otherwise, and is empty without values', () =>
    expect(cancellationIn(typed())).toEqual({
      name: '',
      number: '',
      email: '',
      kind: 'ordinary',
      reason: '',
      endsOn: '',
    }));
});
