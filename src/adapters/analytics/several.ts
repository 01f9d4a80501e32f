import type { AnalyticsPort } from '../../application/tracking/ports.ts';

/** Combines several ports, or none, into one. If one throws, the error is reported and the others still run. Source: TRK-1. */
export const several = (ports: readonly AnalyticsPort[], report: (error: unknown) => void): AnalyticsPort => {
  const each = (use: (port: AnalyticsPort) => void): void => {
    for (const port of ports) {
      try {
        use(port);
      } catch (error) {
        report(error);
      }
    }
  };
  return {
    begin: (granted, marketing, user) => each((port) => port.begin(granted, marketing, user)),
    track: (granted, event) => each((port) => port.track(granted, event)),
    end: () => each((port) => port.end()),
  };
};
