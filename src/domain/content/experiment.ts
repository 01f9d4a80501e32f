/** Content shown to only one variant of an experiment. */

import * as O from 'fp-ts/Option';

/** Source: CONT-3. */
export const variableTypes = ['String', 'Integer', 'Boolean', 'Float'] as const;
export type VariableType = (typeof variableTypes)[number];
export type VariableValue = string | number | boolean;

/** The value of a variable that a variant requires. The editor writes it as text. */
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

/** Parses a text to a value of its type: `1.0` as Float is 1. None if the text is not such a value. Source: CONT-3. */
export const readVariable = (type: VariableType, text: string): O.Option<VariableValue> =>
  readers[type](text);

/** The experiment service's result for the visitor. A value may be a text. */
export type Experiment =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Known'; readonly variables: ReadonlyMap<string, VariableValue> };

/** `loading`: a skeleton is shown in its place. */
export type ExperimentView = 'loading' | 'shown' | 'hidden';

const isSame = ({ type, value }: WantedVariable, actual: VariableValue): boolean => {
  const wanted = readVariable(type, value);
  const known = readVariable(type, String(actual));
  return O.isSome(wanted) && O.isSome(known) && wanted.value === known.value;
};

/**
 * Decides whether content is shown: every variable must have the required value. For a variable that the visitor does
 * not have, `defaultVariant` decides. Content without variables is shown to everyone. Source: CONT-3.
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
