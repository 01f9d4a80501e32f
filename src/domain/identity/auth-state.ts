/** Whether it is known who visits: the identity provider and the backend each have to answer first. */

/** Source: AUTH-1. */
export type Resolution = 'pending' | 'resolved';

/** `system`: the identity provider is there; `customer`: the backend has said who it is. */
export interface AuthState {
  readonly system: Resolution;
  readonly customer: Resolution;
}

export const unresolved: AuthState = { system: 'pending', customer: 'pending' };

/** The provider reports once that it is ready; a second report changes nothing. Source: AUTH-1. */
export const providerReady = (state: AuthState): AuthState => ({ ...state, system: 'resolved' });

/** The backend has answered: a customer, or a guest. Source: AUTH-1. */
export const customerKnown = (state: AuthState): AuthState => ({ ...state, customer: 'resolved' });

/** Resolved only when both are, whichever came first. Source: AUTH-1. */
export const resolutionOf = ({ system, customer }: AuthState): Resolution =>
  system === 'resolved' && customer === 'resolved' ? 'resolved' : 'pending';
