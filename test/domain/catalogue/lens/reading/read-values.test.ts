import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyesRead, readValues } from '../../../../../src/domain/catalogue/lens/reading/read-values.ts';

const toric = { sphere: ['-2.50'], cylinder: ['-0.75'], axis: ['180'] };
const shell = { radius: ['8.6'], diameter: ['14.2'] };
const none = { right: {}, left: {}, either: {} };

describe('the text of a prescription or a box', () => {
  it.each([
    ['R -2.50 cyl -0.75 ax 180 BC 8.6 DIA 14.2', { right: { ...toric, ...shell } }],
    ['R: S -2,50 Z -0,75 A 180', { right: toric }],
    ['OD −2,50 (−0,75 × 180°)', { right: toric }],
    ['O.S. - 2.50 - 0.75 x 180', { left: toric }],
    ['OG -2.50-0.75x180', { left: toric }],
    ['rechtes Auge sph −2,50 dpt, zyl −0,75 dpt, Achse 180°', { right: toric }],
    ['Sinistro: sfera -2,50 cil -0,75 asse 180', { left: toric }],
    ['Gauche sphère –2,50 cylindre –0,75 axe 180', { left: toric }],
    ['PWR -2.50 BC 8.6 DIA 14.2 LOT L003K7 EXP 2029-03-31', { either: { sphere: ['-2.50'], ...shell } }],
    ['D -2.50  8.6/14.2  30PK  2 x 6', { either: { sphere: ['-2.50'], ...shell } }],
    ['BC: 8.6 mm Ø 14.2 mm D: +1.25', { either: { ...shell, sphere: ['+1.25'] } }],
    ['OU plano ADD HI', { either: { sphere: ['0.00'], add: ['high'] } }],
    ['L plan, Add mittel', { left: { sphere: ['0.00'], add: ['medium'] } }],
    ['R +1.00 Add +2.00 LOW', { right: { sphere: ['+1.00'], add: ['+2.00'] } }],
    ['R sph 0', { right: { sphere: ['0.00'] } }],
    ['R -2.50 BC 8.6 -0.75', { right: { sphere: ['-2.50'], radius: ['8.6'] } }],
    [
      'R -2.50 -0.75 8.6 5.5 12.0 17.5 7',
      { right: { sphere: ['-2.50'], cylinder: ['-0.75'], radius: ['8.6'] } },
    ],
    ['R -2.50 -0.75 999', { right: { sphere: ['-2.50'], cylinder: ['-0.75'] } }],
    ['6 R -2.50', { right: { sphere: ['-2.50'] } }],
    ['R 8.6 11.5 14.2 20.0 9 14', { right: { radius: ['8.6'], diameter: ['14.2'] } }],
    ['L cyl -75', {}],
    ['R cyl -0.75 200 10 5.0', { right: { cylinder: ['-0.75'], axis: ['10'] } }],
    ['R Add low', { right: { add: ['low'] } }],
    ['verwendbar bis 31.03.2029 oder 03/2029', {}],
    ['la lente, le due scatole', {}],
    ['', {}],
  ])('%s · PHOTO-2', (text, said) => expect(readValues(text)).toEqual({ ...none, ...said }));

  it.each([
    ['a power without its sign', 'R sph 2.50', { sphere: ['-2.50', '+2.50'] }],
    ['two different powers', 'R sph -2.50 sph -3.00', { sphere: ['-2.50', '-3.00'] }],
    ['the same power twice', 'R sph -2.50 sph -2,5', { sphere: ['-2.50'] }],
  ])('gives every possible reading of %s · PHOTO-2', (_, text, right) =>
    expect(readValues(text).right).toEqual(right),
  );

  it.each([
    ['outside the range of lenses', 'sph -75 cyl -75 ax 200 BC 0 DIA 45 Add -2 Add 99'],
    ['with a sign that the measure does not have', 'ax -10 BC -8.6'],
    ['more than a cylinder and its axis', 'R ax 10 7 140'],
  ])('gives no value that is %s · PHOTO-2', (_, text) => {
    const { right, either } = readValues(text);
    expect([...Object.values(either), ...Object.values(right)].flat().filter((one) => one !== '10')).toEqual(
      [],
    );
  });

  it('gives a cylinder without its minus, and an addition without its plus · PHOTO-2', () =>
    expect(readValues('cyl 0.75 add 2.00').either).toEqual({ cylinder: ['-0.75'], add: ['+2.00'] }));

  it('ends the meaning of a label with its line · PHOTO-2', () =>
    expect(readValues('BC\n55').either).toEqual({}));

  it('gives each eye its own values, and those written for no eye · PHOTO-2', () => {
    expect(eyesRead(readValues('BC 8.6 R -2.50 L -3.00 BC 8.4'))).toEqual({
      right: { radius: ['8.6'], sphere: ['-2.50'] },
      left: { radius: ['8.4'], sphere: ['-3.00'] },
    });
    expect(eyesRead(readValues('BC 8.6 -2.50'))).toEqual({});
  });

  it('reads back every value in every notation · PHOTO-2', () => {
    const quarter = fc.integer({ min: -80, max: 40 }).map((n) => n / 4);
    const cylinder = fc.integer({ min: -16, max: -1 }).map((n) => n / 4);
    const axis = fc.integer({ min: 0, max: 180 });
    const written = (n: number, comma: boolean, minus: string, gap: string) => {
      const sign = n < 0 ? `${minus}${gap}` : n > 0 ? '+' : '';
      return `${sign}${Math.abs(n)
        .toFixed(2)
        .replace('.', comma ? ',' : '.')}`;
    };
    const kept = (n: number) => `${n > 0 ? '+' : ''}${n.toFixed(2)}`;
    fc.assert(
      fc.property(
        fc.tuple(quarter, cylinder, axis),
        fc.tuple(quarter, cylinder, axis),
        fc.boolean(),
        fc.constantFrom('-', '−', '–'),
        fc.constantFrom('', ' '),
        fc.constantFrom(
          ['R', 'L', 'sph', 'cyl', 'ax'],
          ['OD', 'OS', '', '', 'x'],
          ['OD:', 'OG:', 'Sphère', 'Cylindre', 'Axe'],
          ['Rechts', 'Links', 'S', 'Z', 'A'],
          ['destro', 'sinistro', 'sf', 'cil.', 'asse'],
        ),
        (right, left, comma, minus, gap, [r, l, s, c, a]) => {
          // A plano lens without a label has no sign that identifies the value.
          fc.pre(s !== '' || (right[0] !== 0 && left[0] !== 0));
          const line = (eye: string, [sphere, cyl, ax]: readonly [number, number, number]) =>
            `${eye} ${s} ${written(sphere, comma, minus, gap)} ${c} ${written(cyl, comma, minus, gap)} ${a} ${ax}`;
          const said = ([sphere, cyl, ax]: readonly [number, number, number]) => ({
            sphere: [kept(sphere)],
            cylinder: [kept(cyl)],
            axis: [String(ax)],
          });
          expect(readValues(`${line(r, right)}\n${line(l, left)}`)).toEqual({
            right: said(right),
            left: said(left),
            either: {},
          });
        },
      ),
    );
  });

  it('may be anything, and gives measures only · PHOTO-2', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const eye of Object.values(readValues(text)))
          for (const value of Object.values(eye).flat())
            expect(value).toMatch(/^[+-]?\d+(\.\d+)?$|^(low|medium|high)$/);
      }),
    ));
});
