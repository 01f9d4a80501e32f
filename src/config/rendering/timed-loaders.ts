import type { ServerInstrumentation } from 'react-router';
import { type Telemetry, timed } from '../../application/telemetry/telemetry.ts';
import { pageType } from '../../ui/shared/handle.ts';

/**
 * Whether a loader failed with an error. The router handles all that loaders throw: a missing page, a redirect, or an
 * error.
 */
const isBroken = (error: Error | undefined): boolean => error !== undefined && error instanceof Error;

/** Records the duration of each route's loader. */
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
