import { noTelemetry, type Telemetry } from '../../../application/telemetry/telemetry.ts';
import { systemClock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { reportRarely } from '../content/report-rarely.ts';
import { reportTrouble } from '../edge/report.ts';

type TelemetryEnvironment = Pick<
  Environment,
  'collector' | 'collectorAuthorization' | 'tracePercent' | 'metricsPort' | 'metricsHost' | 'timeZone'
>;

/** Builds telemetry as the settings say. OpenTelemetry is loaded only if they name a recipient. */
export const telemetryOf = async ({
  collector: address,
  collectorAuthorization: authorization,
  tracePercent: percent,
  metricsPort: port,
  metricsHost: host,
  timeZone,
}: TelemetryEnvironment): Promise<Telemetry> => {
  if (address === undefined && port === undefined) return noTelemetry;
  const { openTelemetry } = await import('../../../adapters/telemetry-opentelemetry/open-telemetry.ts');
  return openTelemetry({
    ...(address !== undefined && {
      collector: { address, percent, ...(authorization !== undefined && { authorization }) },
    }),
    ...(port !== undefined && { prometheus: { host, port } }),
    note: reportRarely(systemClock(timeZone), reportTrouble),
  });
};
