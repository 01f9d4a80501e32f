import type { Observable } from 'rxjs';
import { mayRemember } from '../../domain/tracking/campaign.ts';
import type { Consent } from '../../domain/tracking/consent.ts';
import { userIdIn } from '../../domain/tracking/cookies.ts';
import { type Tracking, tracked, trackingIn } from '../../domain/tracking/tracking-cookie.ts';
import type { ConsentSession } from './consent-session.ts';
import type { CampaignMemory, UserMemory } from './ports.ts';

export interface CampaignParts {
  readonly consent: Pick<ConsentSession, 'granted'> & { readonly consent$: Observable<Consent> };
  readonly memory: CampaignMemory;
  readonly users: Pick<UserMemory, 'keep'>;
  /** The query of the URL that the visitor came to the page with, before they navigated further. */
  readonly query: URLSearchParams;
}

const isSome = (tracking: Tracking): boolean => Object.keys(tracking).length > 0;

/**
 * Remembers how a visitor came: what their order needs at once, the rest only while they consent. Source: TRK-2, TRK-3,
 * TRK-7.
 */
export const rememberCampaign = ({ consent, memory, users, query }: CampaignParts): void => {
  let brought = trackingIn(query);
  let kept: Tracking = {};
  const uid = userIdIn(query);
  consent.consent$.subscribe(() => {
    const granted = consent.granted('marketing');
    const known = memory.read();
    // An order has cleared what was stored: the next one does not come from this campaign. Source: CART-4.
    if (isSome(kept) && !isSome(known)) brought = {};
    const now = mayRemember(tracked(known, brought), granted);
    if (JSON.stringify(now) !== JSON.stringify(known)) memory.keep(now, granted);
    kept = now;
    if (granted && uid !== undefined) users.keep(granted, uid);
  });
};
