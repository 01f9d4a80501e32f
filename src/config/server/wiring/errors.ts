import { ContainerModule } from 'inversify';
import { destinationOf } from '../../../adapters/reporting/envelope.ts';
import type { Environment } from '../../environment.ts';
import { reportTrouble } from '../edge/report.ts';
import { keptErrors, logOnlyErrors, sentryErrors } from '../services/errors.ts';
import { TOKENS } from './tokens.ts';

/** Chooses where errors are reported in addition to the log: Sentry by its DSN, the backend if it keeps errors, or nowhere. */
export const errorsModule = ({ errors }: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const sentry = destinationOf(errors);
    if (sentry) bind(TOKENS.errors).toConstantValue(sentryErrors(errors, sentry));
    else if (errors === 'sandbox')
      bind(TOKENS.errors).toResolvedValue(
        (backend) => (backend.errors ? keptErrors(backend.errors) : logOnlyErrors()),
        [TOKENS.backend],
      );
    else bind(TOKENS.errors).toConstantValue(logOnlyErrors());

    bind(TOKENS.report).toResolvedValue(
      ({ report: log }, heard) =>
        (error) => {
          log(error);
          heard.report(error);
        },
      [TOKENS.parts, TOKENS.errors],
    );
    bind(TOKENS.note).toResolvedValue(({ note = reportTrouble }) => note, [TOKENS.parts]);
  });
