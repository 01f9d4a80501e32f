import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldCode } from '../../../src/domain/shared/field-code.ts';

const codes = ['required', 'invalid_email'] as const;

describe('the field error code of a backend message', () => {
  it.each([
    ['validation.required', 'required'],
    ['validation.this_field_is_required', 'required'],
    ['this_field_is_required', 'required'],
    ['validation.invalid_email', 'invalid_email'],
    ['shop.form.validation.invalid_email', 'invalid_email'],
    ['invalid_email', 'invalid_email'],
    ['validation.not_invalid_email', undefined],
    ['validation.', undefined],
    ['validation.constructor', undefined],
    ['', undefined],
  ])('%j is %j · ADDR-2 · NOTE-7', (said, code) => expect(fieldCode(codes, said)).toBe(code));

  it('is the code itself, whatever its prefix · ADDR-2', () =>
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.string(), (code, before) => {
        expect(fieldCode(codes, `${before}.${code}`)).toBe(code);
      }),
    ));
});
