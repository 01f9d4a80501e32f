import type { ServerInstrumentation } from 'react-router';
import { type Telemetry, timed } from '../../application/telemetry/telemetry.ts';
import { pageType } from '../../ui/shared/handle.ts';

/** What a loader throws is the router's to keep: a page that is not there, a redirect, or what broke. */
const isBroken = (error: Error | undefined): boolean => error !== undefined && error instanceof Error;

/** Takes the time of each route's loader. */
export const timedLoaders = (telemetry: Telemetry): Pick<ServerInstrumentation, 'route'> => ({
  route: ({ id, instrument }) => {
    const route = pageType(id);
    instrument({
      loader: (load) =>
        timed(
          telemetry,
          `loader ${route}`,
          { route },
          'loader',
          (outcome) => ({ route, outcome }),
          async (span) => {
            const { error } = await load();
            if (isBroken(error)) span.fail(error?.name ?? '');
          },
        ),
    });
  },
});
