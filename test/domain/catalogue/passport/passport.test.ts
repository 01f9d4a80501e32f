import { describe, expect, it } from 'vitest';
import { type PassportKind, passportKinds } from '../../../../src/domain/catalogue/passport/kind-duties.ts';
import { ceMarkOf, linesIn } from '../../../../src/domain/catalogue/passport/passport.ts';
import { wholePassport } from '../../../arbitraries/passport.ts';

describe('the CE marking', () => {
  const device = (deviceClass: string, body?: string) => ({
    kind: 'medical_device',
    deviceClass,
    ...(body && { body }),
  });
  it.each<[PassportKind, unknown]>([
    ['contact_lens', device('IIa', '9901')],
    ['lens_disinfectant', device('IIb', '9901')],
    ['lens_rinse', device('IIb', '9901')],
    ['lens_cleaner', device('IIb', '9901')],
    ['eye_drops', device('IIb', '9901')],
    ['lens_case', device('I')],
    ['reading_glasses', device('I')],
    ['sunglasses', { kind: 'protective_equipment' }],
    ['glasses_cleaner', undefined],
  ])('of %s · LAW-6', (kind, mark) => expect(ceMarkOf(wholePassport(kind))).toEqual(mark));

  it('is absent on an unmarked product, and on one of unknown kind · LAW-6', () => {
    for (const kind of passportKinds)
      expect(ceMarkOf({ ...wholePassport(kind), ceMarked: false })).toBeUndefined();
    expect(ceMarkOf({ ceMarked: true })).toBeUndefined();
  });
});

describe('a text of a passport', () => {
  const lines = { de: ['Nur für Erwachsene.'], fr: [] };
  it.each([
    ['in the requested language', 'de', [], ['Nur für Erwachsene.']],
    ['otherwise in the first language that has it', 'fr', ['it', 'de'], ['Nur für Erwachsene.']],
    ['in no language if none has it', 'fr', ['it'], []],
  ] as const)('is shown %s · LAW-20', (_, locale, others, told) =>
    expect(linesIn(lines, locale, others)).toEqual(told),
  );
  it('that does not exist has no lines · LAW-20', () => expect(linesIn(undefined, 'de', ['fr'])).toEqual([]));
});
