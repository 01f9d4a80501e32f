import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { brandIds } from '../domain/shared/brand-id.ts';
import { shorterThanLaw } from './law/record-years.ts';
import { firstOfPorts } from './settings/codecs.ts';
import { fileBeside, readConfigurationFile } from './settings/configuration-file.ts';
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

const isAmong = (port: number, first: number | undefined): boolean =>
  first !== undefined && port >= first && port < first + brandIds.length;

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
    E.filterOrElse(
      ({ port, firstBrandPort }) => !isAmong(port, firstBrandPort),
      (): readonly string[] => [
        'DIOPTRA_BRAND_PORTS should be the first of five ports that do not include PORT',
      ],
    ),
    E.filterOrElse(
      ({ port, firstBrandPort, metricsPort }) =>
        metricsPort === undefined || (metricsPort !== port && !isAmong(metricsPort, firstBrandPort)),
      (): readonly string[] => [
        'DIOPTRA_METRICS_PORT should differ from PORT and from the five ports of DIOPTRA_BRAND_PORTS',
      ],
    ),
    E.filterOrElse(
      ({ backend, backendUrl }) => backend === 'sandbox' || backendUrl === undefined,
      (): readonly string[] => [
        'DIOPTRA_BACKEND_URL cannot be combined with DIOPTRA_BACKEND=vendure: the first names another server of the Shop API, the second runs it in this process',
      ],
    ),
    E.filterOrElse(
      ({ mailDkim, mailDkimKeys }) => brandIds.every((brand) => !mailDkim[brand] === !mailDkimKeys[brand]),
      (): readonly string[] => [
        'DIOPTRA_MAIL_DKIM and DIOPTRA_MAIL_DKIM_KEYS should name the same shops: a signature needs both',
      ],
    ),
    E.filterOrElse(
      ({ recordYears }) => shorterThanLaw(recordYears).length === 0,
      ({ recordYears }): readonly string[] => [
        `DIOPTRA_RECORD_YEARS keeps records for a shorter time than the law of the seat requires: ${shorterThanLaw(recordYears).join(', ')}`,
      ],
    ),
    E.filterOrElse(
      ({ smtpUser, smtpPassword }) => !smtpUser === !smtpPassword,
      (): readonly string[] => ['DIOPTRA_SMTP_USER and DIOPTRA_SMTP_PASSWORD should be set together'],
    ),
  );
