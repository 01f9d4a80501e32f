import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  type Experiment,
  experimentView,
  readVariable,
  type VariableValue,
  variableTypes,
} from '../../../src/domain/content/experiment.ts';
import { variables, wantedVariable } from '../../arbitraries/content.ts';

const known = (values: Readonly<Record<string, VariableValue>>): Experiment => ({
  _tag: 'Known',
  variables: new Map(Object.entries(values)),
});
const loading: Experiment = { _tag: 'Loading' };
const red = { key: 'colour', type: 'String', value: 'red' } as const;
const two = { key: 'size', type: 'Integer', value: '2' } as const;

describe('an experiment variable', () => {
  it.each([
    ['String', 'red', O.some('red')],
    ['String', ' red ', O.some(' red ')],
    ['String', '', O.some('')],
    ['Integer', '2', O.some(2)],
    ['Integer', ' -2 ', O.some(-2)],
    ['Integer', '+2', O.some(2)],
    ['Integer', '12', O.some(12)],
    ['Integer', '2.0', O.none],
    ['Integer', '', O.none],
    ['Integer', '2e3', O.none],
    ['Integer', '0x10', O.none],
    ['Float', '1.0', O.some(1)],
    ['Float', '1', O.some(1)],
    ['Float', '1.', O.some(1)],
    ['Float', '.5', O.some(0.5)],
    ['Float', ' 12.5 ', O.some(12.5)],
    ['Float', '.25', O.some(0.25)],
    ['Float', '-1.5e2', O.some(-150)],
    ['Float', '1e-2', O.some(0.01)],
    ['Float', '1E+10', O.some(1e10)],
    ['Float', '0x10', O.none],
    ['Float', '1,5', O.none],
    ['Float', '.', O.none],
    ['Float', 'Infinity', O.none],
    ['Float', '1e999', O.none],
    ['Float', 'NaN', O.none],
    ['Float', '', O.none],
    ['Boolean', 'true', O.some(true)],
    ['Boolean', ' FALSE ', O.some(false)],
    ['Boolean', '1', O.none],
    ['Boolean', '', O.none],
  ] as const)('of type %s parses %j as %j · CONT-3', (type, text, value) =>
    expect(readVariable(type, text)).toEqual(value),
  );

  it('has one of four types · CONT-3', () =>
    expect(variableTypes).toEqual(['String', 'Integer', 'Boolean', 'Float']));

  it('is parsed back unchanged from its printed value, for any text · CONT-3', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...variableTypes),
        fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
        (type, text) => {
          const value = readVariable(type, text);
          if (O.isSome(value) && Math.abs(Number(value.value)) < 1e15)
            expect(readVariable(type, String(value.value))).toEqual(
              O.map((read: VariableValue) => (read === 0 ? 0 : read))(value),
            );
        },
      ),
    ));
});

describe('the content of an experiment', () => {
  it.each([
    [[], false, known({}), 'shown'],
    [[], false, loading, 'shown'],
    [[red], true, loading, 'loading'],
    [[red], false, known({ colour: 'red' }), 'shown'],
    [[red], true, known({ colour: 'blue' }), 'hidden'],
    [[red], false, known({ colour: 'Red' }), 'hidden'],
    [[red], true, known({}), 'shown'],
    [[red], false, known({}), 'hidden'],
    [[red, two], false, known({ colour: 'red', size: 2 }), 'shown'],
    [[red, two], false, known({ colour: 'red', size: '2' }), 'shown'],
    [[red, two], true, known({ colour: 'red', size: 3 }), 'hidden'],
    [[red, two], true, known({ colour: 'red' }), 'shown'],
    [[red, two], false, known({ colour: 'red' }), 'hidden'],
    [[{ key: 'size', type: 'Float', value: '1.0' }], false, known({ size: 1 }), 'shown'],
    [[{ key: 'size', type: 'Integer', value: 'two' }], true, known({ size: 'two' }), 'hidden'],
    [[{ key: 'size', type: 'Boolean', value: 'true' }], false, known({ size: true }), 'shown'],
    [[{ key: 'size', type: 'Boolean', value: 'true' }], false, known({ size: 1 }), 'hidden'],
  ] as const)(
    'for the variables %j, default %s, experiment %j: %s · CONT-3',
    (wanted, otherwise, experiment, view) => expect(experimentView(wanted, otherwise, experiment)).toBe(view),
  );

  it('is never shown by requiring one more variable, and the order of the variables does not matter · CONT-3', () =>
    fc.assert(
      fc.property(
        fc.array(wantedVariable, { minLength: 1, maxLength: 3 }),
        wantedVariable,
        fc.boolean(),
        variables,
        (wanted, more, otherwise, values) => {
          const experiment: Experiment = { _tag: 'Known', variables: values };
          const view = experimentView(wanted, otherwise, experiment);
          if (view === 'hidden')
            expect(experimentView([...wanted, more], otherwise, experiment)).toBe('hidden');
          expect(experimentView(wanted.toReversed(), otherwise, experiment)).toBe(view);
          if (!otherwise && view === 'shown') expect(experimentView(wanted, true, experiment)).toBe('shown');
        },
      ),
    ));
});
