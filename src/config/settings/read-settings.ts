import * as E from 'fp-ts/Either';
import { type Document, isFileReference, isReference, textOf } from './configuration-file.ts';
import { variablesOfTheEngine } from './engine-variables.ts';
import type { Setting, ValuesOf } from './setting.ts';

/** The environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The given value of one setting, and its name in error messages. */
interface Said {
  readonly field: string;
  /** Undefined if no variable could hold the value. Every codec rejects that. */
  readonly text: string | undefined;
}
type Read = E.Either<string, Said | undefined>;

const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

/** Returns the parts of a list or an object that are invalid by themselves: `origins.viszola`, `proxies.1`. */
const wrongParts = (name: string, value: unknown, { codec }: Setting): readonly string[] => {
  if (typeof value !== 'object' || value === null || !codec.is(Array.isArray(value) ? [] : {})) return [];
  return Object.entries(value)
    .filter(([key, part]) => E.isLeft(codec.decode(textOf(Array.isArray(value) ? [part] : { [key]: part }))))
    .map(([key]) => `${name}.${key}`);
};

/** The sources of settings besides the environment variables. */
export interface Written {
  readonly document: Document;
  /** Returns the whole text of a file that the document names. Undefined if it cannot be read. */
  readonly fileOf: (name: string) => string | undefined;
}

const inDocument = (
  name: string,
  setting: Setting,
  { document, fileOf }: Written,
  variables: Variables,
): Read => {
  const { codec, secret } = setting;
  const value = document[name];
  const field = `${name} of the configuration file`;
  if (value === undefined) return E.right(undefined);
  if (isReference(value)) {
    const text = variables[value.env];
    return isSaid(text) ? E.right({ field, text }) : E.left(`${field} refers to a variable that is not set`);
  }
  if (isFileReference(value)) {
    const text = fileOf(value.file);
    return isSaid(text) ? E.right({ field, text }) : E.left(`${field} refers to a file that cannot be read`);
  }
  if (secret)
    return E.left(
      `${field} is a secret and should be { "env": "the name of a variable" } or { "file": "the name of a file" }`,
    );
  const parts = wrongParts(name, value, setting);
  if (parts.length > 0)
    return E.left(`${parts.join(', ')} of the configuration file should be ${codec.name}`);
  return E.right({ field, text: textOf(value) });
};

/** A variable overrides the file. */
const saidOf = (name: string, setting: Setting, written: Written, variables: Variables): Read => {
  const text = variables[setting.variable];
  return isSaid(text)
    ? E.right({ field: setting.variable, text })
    : inDocument(name, setting, written, variables);
};

/** Lists names that match no setting. Without this, a misspelt setting would be ignored. */
const strangers = (
  settings: Readonly<Record<string, Setting>>,
  document: Document,
  variables: Variables,
): readonly string[] => {
  const known = new Set([
    'DIOPTRA_CONFIG',
    ...variablesOfTheEngine,
    ...Object.values(settings).map(({ variable }) => variable),
  ]);
  return [
    ...Object.keys(variables).filter(
      (name) => name.startsWith('DIOPTRA_') && !known.has(name) && isSaid(variables[name]),
    ),
    ...Object.keys(document)
      .filter((name) => !Object.hasOwn(settings, name))
      .map((name) => `${name} of the configuration file`),
  ].map((name) => `${name} is not a known setting`);
};

/**
 * Reads each setting from its variable or from the file. A refusal names every invalid field and what it should be,
 * never its value.
 */
export const readSettings = <Declared extends Readonly<Record<string, Setting>>>(
  settings: Declared,
  written: Written,
  variables: Variables,
): E.Either<readonly string[], ValuesOf<Declared>> => {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  /** The given values, by variable. */
  const texts = new Map<string, string>();
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const { codec, variable, otherwise } = setting;
    values[name] = otherwise;
    const said = saidOf(name, setting, written, variables);
    if (E.isLeft(said)) wrong.push(said.left);
    else if (said.right) {
      const value = codec.decode(said.right.text);
      if (E.isLeft(value)) {
        wrong.push(`${said.right.field} should be ${codec.name}`);
        // Present but invalid: it is not also reported as missing.
        texts.set(variable, '');
      } else {
        values[name] = value.right;
        texts.set(variable, codec.encode(value.right));
      }
    }
  }
  for (const { variable, neededBy } of Object.values<Setting>(settings))
    if (neededBy && texts.get(neededBy.variable) === neededBy.value && !texts.has(variable))
      wrong.push(`${variable} is missing: ${neededBy.variable}=${neededBy.value} requires it`);
  wrong.push(...strangers(settings, written.document, variables));
  return wrong.length > 0 ? E.left(wrong) : E.right(values as ValuesOf<Declared>);
};
