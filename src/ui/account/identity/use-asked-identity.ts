import { type Dispatch, useState } from 'react';
import type { AskedIdentity } from '../../../application/identity/account-state.ts';
import type { LoginEvent } from '../../../domain/identity/login-modal.ts';
import { type BackendAnswer, signInOutcome } from '../../../domain/identity/sign-in-outcome.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useAddress } from '../../shared/address.ts';

/** Opens the sign-in screen that an identity still needs: register, link, or ask. Source: AUTH-3. */
export const useAskedIdentity = (tell: Dispatch<LoginEvent>): void => {
  const { identity } = useAccount();
  const { pathname } = useAddress();
  const [seen, setSeen] = useState<AskedIdentity>();
  if (identity === seen) return;
  setSeen(identity);
  if (!identity || identity._tag === 'Failed') return;
  const answer: BackendAnswer = { _tag: identity._tag, profile: identity.profile };
  const outcome = signInOutcome(answer, pathname);
  if (outcome._tag === 'Register') tell({ _tag: 'OpenRegister', profile: outcome.profile });
  if (outcome._tag === 'Link') tell({ _tag: 'OpenLink', profile: outcome.profile });
  if (outcome._tag === 'AskInCheckout') tell({ _tag: 'OpenAsk', profile: outcome.profile });
};
