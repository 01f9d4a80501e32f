import { describe, expect, it } from 'vitest';
import { passportIn } from '../../../../src/adapters/engine-vendure/range/passport-text.ts';
import { passportKinds } from '../../../../src/domain/catalogue/passport/kind-duties.ts';
import { wholePassport } from '../../../arbitraries/passport.ts';

describe('what staff of an engine wrote of a product for the law', () => {
  it.each(passportKinds)('is read whole of a %s · LAW-20', (kind) => {
    const whole = {
      ...wholePassport(kind),
      gtin: '02000000100104',
      guaranteeYears: 3,
      batch: { de: ['LOT'] },
    };
    expect(passportIn(JSON.stringify(whole))).toEqual(whole);
  });

  it('is what can be read of it: a field that is wrong is missing, and the others stand · LAW-20', () => {
    const { maker: _, ...others } = wholePassport('contact_lens');
    const text = JSON.stringify({ ...others, maker: { country: 'US' }, deviceClass: 'III', weight: 3 });
    const { deviceClass: __, ...read } = others;
    expect(passportIn(text)).toEqual(read);
  });

  it.each([null, '', 'lens', '[', 'null', '3'])('is nothing where it says %j · LAW-20', (text) =>
    expect(passportIn(text)).toBeUndefined(),
  );
});
