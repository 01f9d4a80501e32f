export type Purpose = 'read' | 'write';

/** Returns the hosts of an application: the nearest first, then three at other locations. */
export const hostsOf = (appId: string, purpose: Purpose): readonly string[] => {
  const id = appId.toLowerCase();
  return [
    purpose === 'read' ? `https://${id}-dsn.algolia.net` : `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
};

/** How long a host that did not respond is tried last. Units: ms. */
const restMs = 5 * 60_000;

/** Remembers which hosts did not respond, so that the next call does not wait for them again. */
export const makeHosts = (hosts: readonly string[], now: () => number) => {
  const restsUntil = new Map<string, number>();
  const rests = (host: string): boolean => (restsUntil.get(host) ?? 0) > now();
  return {
    inOrder: (): readonly string[] => [...hosts.filter((host) => !rests(host)), ...hosts.filter(rests)],
    failed: (host: string): void => void restsUntil.set(host, now() + restMs),
    answered: (host: string): void => void restsUntil.delete(host),
  };
};
