import type { CampaignMemory, UserMemory } from '../../application/tracking/ports.ts';
import { readTracking, writeTracking } from '../../domain/tracking/tracking-cookie.ts';
import type { NamedCookie } from './named-cookie.ts';

/** A named cookie escapes what it writes, so it gets the plain text. Source: TRK-2. */
export const makeCampaignMemory = (cookie: NamedCookie): CampaignMemory => ({
  read: () => readTracking(encodeURIComponent((cookie.read() ?? '').toWellFormed())),
  keep: (tracking) =>
    Object.keys(tracking).length > 0
      ? cookie.write(decodeURIComponent(writeTracking(tracking)))
      : cookie.clear(),
});

/** Source: TRK-3. */
export const makeUserMemory = (cookie: NamedCookie): UserMemory => ({
  keep: (_granted, uid) => cookie.write(uid.slice(0, 200)),
  read: () => cookie.read() || undefined,
});
