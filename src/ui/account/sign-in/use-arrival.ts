import { useEffect, useRef } from 'react';
import type { Arrival } from '../../../application/identity/account-state.ts';
import { useAccount } from '../../identity/use-account.ts';

/** Calls `act` once for each sign-in while the screen is mounted. */
export const useArrival = (act: (arrival: Arrival) => void): void => {
  const { arrival } = useAccount();
  const seen = useRef(arrival?.number ?? 0);
  useEffect(() => {
    if (arrival === undefined || arrival.number === seen.current) return;
    seen.current = arrival.number;
    act(arrival);
  }, [arrival, act]);
};
