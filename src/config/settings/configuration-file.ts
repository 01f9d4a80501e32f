import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** A reference to an environment variable that holds the value of a setting. */
const ReferenceC = t.strict({ env: t.string });
/** A reference to a file that holds the value of a setting and nothing else, such as a container secret. */
const FileReferenceC = t.strict({ file: t.string });
const ScalarC = t.union([t.string, t.number, t.boolean]);

/** The settings of a configuration file, by name. */
export type Document = Readonly<Record<string, unknown>>;
const DocumentC = t.record(t.string, t.unknown);

export const isReference = (value: unknown): value is t.TypeOf<typeof ReferenceC> => ReferenceC.is(value);
export const isFileReference = (value: unknown): value is t.TypeOf<typeof FileReferenceC> =>
  FileReferenceC.is(value);

/** Reads a file that the configuration file names, relative to its folder. Undefined if it cannot be read. */
export const fileBeside =
  (path: string) =>
  (name: string): string | undefined => {
    try {
      return readFileSync(resolve(dirname(path), name), 'utf8');
    } catch {
      return undefined;
    }
  };

/** Returns the equivalent text of an environment variable. Undefined if there is none. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (ScalarC.is(value)) return String(value);
  if (t.array(t.string).is(value)) return value.join(',');
  if (t.record(t.string, t.union([t.string, t.array(t.string)])).is(value))
    return Object.entries(value)
      .flatMap(([name, hosts]) => [hosts].flat().map((host) => `${name}=${host}`))
      .join(',');
  return undefined;
};

/** Reads the file that DIOPTRA_CONFIG names. An error says what is wrong, without quoting the content. */
export const readConfigurationFile = (path: string): E.Either<string, Document> =>
  pipe(
    E.tryCatch(
      () => readFileSync(path, 'utf8'),
      () => 'DIOPTRA_CONFIG should be the path of a readable file',
    ),
    E.flatMap((content) =>
      pipe(
        E.tryCatch(
          () => JSON.parse(content) as unknown,
          () => 'The file that DIOPTRA_CONFIG names should be JSON',
        ),
        E.flatMap((json) =>
          pipe(
            DocumentC.decode(json),
            E.mapLeft(() => 'The file that DIOPTRA_CONFIG names should be a JSON object of settings'),
          ),
        ),
      ),
    ),
  );
