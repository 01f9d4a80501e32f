/** Content that only one side of an experiment sees. */

import * as O from 'fp-ts/Option';

/** Source: CONT-3. */
export const variableTypes = ['String', 'Integer', 'Boolean', 'Float'] as const;
export type VariableType = (typeof variableTypes)[number];
export type VariableValue = string | number | boolean;

/** What a variant wants a variable to be; the editor writes it as text. */
export interface WantedVariable {
  readonly key: string;
  readonly type: VariableType;
  readonly value: string;
}

const numberIn = (text: string, pattern: RegExp): O.Option<VariableValue> => {
  const number = Number(text);
  return pattern.test(text) && Number.isFinite(number) ? O.some(number) : O.none;
};

const readers: Readonly<Record<VariableType, (text: string) => O.Option<VariableValue>>> = {
  String: O.some,
  Integer: (text) => numberIn(text.trim(), /^[+-]?\d+$/),
  Float: (text) => numberIn(text.trim(), /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i),
  Boolean: (text) => {
    const word = text.trim().toLowerCase();
    return word === 'true' || word === 'false' ? O.some(word === 'true') : O.none;
  },
};

/** A text as a value of its type: `1.0` as Float is 1. None: it is no such value. Source: CONT-3, D69. */
export const readVariable = (type: VariableType, text: string): O.Option<VariableValue> =>
  readers[type](text);

/** What the experiment service says of the visitor; a value may come as text. */
export type Experiment =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Known'; readonly variables: ReadonlyMap<string, VariableValue> };

/** `loading`: a skeleton keeps the place. */
export type ExperimentView = 'loading' | 'shown' | 'hidden';

const isSame = ({ type, value }: WantedVariable, actual: VariableValue): boolean => {
  const wanted = readVariable(type, value);
  const known = readVariable(type, String(actual));
  return O.isSome(wanted) && O.isSome(known) && wanted.value === known.value;
};

/**
 * Shown when every variable is what the variant wants; of a variable that the visitor does not have, `defaultVariant`
 * says whether it counts. A variant without variables is for everybody. Source: CONT-3, D69.
 */
export const experimentView = (
  wanted: readonly WantedVariable[],
  defaultVariant: boolean,
  experiment: Experiment,
): ExperimentView => {
  if (wanted.length === 0) return 'shown';
  if (experiment._tag === 'Loading') return 'loading';
  const holds = wanted.every((variable) => {
    const actual = experiment.variables.get(variable.key);
    return actual === undefined ? defaultVariant : isSame(variable, actual);
  });
  return holds ? 'shown' : 'hidden';
};
