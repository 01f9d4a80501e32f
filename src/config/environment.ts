import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { readConfigurationFile } from './settings/configuration-file.ts';
import { readSettings, type Variables } from './settings/read-settings.ts';
import { type Settings, settings } from './settings/settings.ts';

/** What the server is told from outside. Everything has a default, so that it starts without any of it. */
export interface Environment extends Omit<Settings, 'brandPorts'> {
  /** One port per brand, for machines that do not resolve `{brand}.localhost`; the first one, or none. */
  readonly firstBrandPort: number | undefined;
}

const firstBrandPortOf = ({ port, brandPorts }: Settings): number | undefined => {
  if (brandPorts === undefined) return port === 0 ? undefined : port + 1;
  return brandPorts === 'off' ? undefined : brandPorts;
};

/** The environment's variables, and the file that DIOPTRA_CONFIG names. A refusal names all that is wrong, no value. */
export const readEnvironment = (variables: Variables): E.Either<readonly string[], Environment> =>
  pipe(
    variables.DIOPTRA_CONFIG ? readConfigurationFile(variables.DIOPTRA_CONFIG) : E.right({}),
    E.mapLeft((sentence): readonly string[] => [sentence]),
    E.flatMap((document) => readSettings(settings, document, variables)),
    E.map((said) => ({ ...said, firstBrandPort: firstBrandPortOf(said) })),
  );
