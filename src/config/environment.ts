import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { brandIds } from '../domain/shared/brand-id.ts';
import { firstOfPorts } from './settings/codecs.ts';
import { fileBeside, readConfigurationFile } from './settings/configuration-file.ts';
import { contradictions } from './settings/contradictions.ts';
import { readSettings, type Variables, type Written } from './settings/read-settings.ts';
import { type Settings, settings } from './settings/settings.ts';

const portsFrom = firstOfPorts(brandIds.length);

/** The server's external settings. Everything has a default, so that it starts without any. */
export interface Environment extends Omit<Settings, 'brandPorts'> {
  /** The first of one port per brand, for machines that do not resolve `{brand}.localhost`; undefined for none. */
  readonly firstBrandPort: number | undefined;
  /** Whether real customers buy here, as far as the settings tell. Replacements for external services are then disabled. */
  readonly isSelling: boolean;
}

const firstBrandPortOf = ({ port, brandPorts }: Settings): number | undefined => {
  if (brandPorts === undefined)
    return E.isRight(portsFrom.decode(String(port + 1))) && port > 0 ? port + 1 : undefined;
  return brandPorts === 'off' ? undefined : brandPorts;
};
/** A server sells if it runs in production or is reached by https, unless it is declared a demonstration. */
const isSellingBy = (variables: Variables, { origins, demonstration }: Settings): boolean =>
  !demonstration &&
  (variables.NODE_ENV === 'production' ||
    Object.values(origins)
      .flat()
      .some((origin) => origin.startsWith('https:')));

const writtenAt = (path: string | undefined): E.Either<string, Written> =>
  path
    ? pipe(
        readConfigurationFile(path),
        E.map((document) => ({ document, fileOf: fileBeside(path) })),
      )
    : E.right({ document: {}, fileOf: () => undefined });

/** Reads the environment variables and the file in DIOPTRA_CONFIG. A rejection lists all errors, without values. */
export const readEnvironment = (variables: Variables): E.Either<readonly string[], Environment> =>
  pipe(
    writtenAt(variables.DIOPTRA_CONFIG),
    E.mapLeft((sentence): readonly string[] => [sentence]),
    E.flatMap((written) => readSettings(settings, written, variables)),
    E.map((said) => ({
      ...said,
      firstBrandPort: firstBrandPortOf(said),
      isSelling: isSellingBy(variables, said),
    })),
    E.filterOrElse((said) => contradictions(said).length === 0, contradictions),
  );
