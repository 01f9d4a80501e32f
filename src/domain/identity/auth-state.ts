/** Whether it is known who the visitor is: the identity provider and the backend both have to answer first. */

/** Source: AUTH-1. */
export type Resolution = 'pending' | 'resolved';

/** `system`: the identity provider is ready; `customer`: the backend has identified the visitor. */
export interface AuthState {
  readonly system: Resolution;
  readonly customer: Resolution;
}

export const unresolved: AuthState = { system: 'pending', customer: 'pending' };

/** Marks the provider as ready. A second report changes nothing. Source: AUTH-1. */
export const providerReady = (state: AuthState): AuthState => ({ ...state, system: 'resolved' });

/** Marks the backend as answered, with a customer or a guest. Source: AUTH-1. */
export const customerKnown = (state: AuthState): AuthState => ({ ...state, customer: 'resolved' });

/** Resolved once both are, in whatever order. Source: AUTH-1. */
export const resolutionOf = ({ system, customer }: AuthState): Resolution =>
  system === 'resolved' && customer === 'resolved' ? 'resolved' : 'pending';
