import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ColourLook,
  drawnColours,
  picturedColours,
} from '../../../src/domain/catalogue/colour-looks.ts';

const on = (lens: string) => ({ light: `l${lens}`, middle: `m${lens}`, dark: `d${lens}` });
const bare = on('');
const look = (value: string, more: Partial<ColourLook> = {}): ColourLook => ({
  value,
  swatch: '#123456',
  ...more,
});
const colours = (...values: readonly string[]) => ({ code: 'color' as const, values });
const values = (looks: readonly ColourLook[]) => looks.map(({ value }) => value);

describe('the choice of colours', () => {
  const honey = look('honey', { worn: on('h') });
  const hazel = look('hazel', { worn: on('z') });

  it('shows eyes wearing them if each colour is drawn · EYE-1', () =>
    expect(drawnColours(colours('honey', 'hazel'), { each: [hazel, honey], bare })).toEqual([honey, hazel]));

  it.each([
    ['an eye without a lens is not drawn', { each: [honey, hazel] }],
    ['a colour has no drawing', { each: [honey, look('hazel')], bare }],
  ])('shows swatches if %s · EYE-1', (_, looks) =>
    expect(drawnColours(colours('honey', 'hazel'), looks)).toEqual([look('honey'), look('hazel')]),
  );

  it.each([
    ['the colours are unknown', colours('honey'), undefined],
    ['a colour has no swatch', colours('honey', 'hazel'), { each: [honey], bare }],
    ['a value is not a colour', { code: 'axis' as const, values: ['honey'] }, { each: [honey], bare }],
  ])('shows names if %s · EYE-1', (_, option, looks) => expect(drawnColours(option, looks)).toEqual([]));

  it('shows the remaining colours, each once and in order, or none of them · EYE-1', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 })),
        fc.uniqueArray(fc.string({ minLength: 1 })),
        (made, drawn) => {
          const shown = values(drawnColours(colours(...made), { each: drawn.map((value) => look(value)) }));
          expect(shown).toEqual(made.every((value) => drawn.includes(value)) ? made : []);
        },
      ),
    ));
});

describe('the colour pictures', () => {
  const black = look('black', { front: '/black' });
  const navy = look('navy', { front: '/navy' });

  it('are those of all colours of the product, in their order · EYE-4', () =>
    expect(values(picturedColours([colours('black', 'navy')], { each: [navy, black] }))).toEqual([
      'black',
      'navy',
    ]));

  it.each([
    ['a colour has no picture', [colours('black', 'navy')], { each: [black, look('navy')] }],
    ['the product has no colours', [{ code: 'sphere' as const, values: ['+1.00'] }], { each: [black] }],
    ['the colours are unknown', [colours('black')], undefined],
  ])('are none where %s · EYE-4', (_, options, looks) => expect(picturedColours(options, looks)).toEqual([]));
});
