import { describe, expect, it } from 'vitest';
import { passportIn } from '../../../../src/adapters/engine-vendure/range/passport-text.ts';
import { passportKinds } from '../../../../src/domain/catalogue/passport/kind-duties.ts';
import { wholePassport } from '../../../arbitraries/passport.ts';

describe('the legal product data entered by engine staff', () => {
  it.each(passportKinds)('is read in full for a %s · LAW-20', (kind) => {
    const whole = {
      ...wholePassport(kind),
      gtin: '02000000100104',
      guaranteeYears: 3,
      batch: { de: ['LOT'] },
    };
    expect(passportIn(JSON.stringify(whole))).toEqual(whole);
  });

  it('is read without an invalid field, and keeps the others · LAW-20', () => {
    const { maker: _, ...others } = wholePassport('contact_lens');
    const text = JSON.stringify({ ...others, maker: { country: 'US' }, deviceClass: 'III', weight: 3 });
    const { deviceClass: __, ...read } = others;
    expect(passportIn(text)).toEqual(read);
  });

  it.each([null, '', 'lens', '[', 'null', '3'])('is absent if it says %j · LAW-20', (text) =>
    expect(passportIn(text)).toBeUndefined(),
  );
});
