import { useEffect } from 'react';
import { useServices } from '../../shared/services.ts';

/** Extra time after a deadline, because the backend's clock decides. Units: milliseconds. */
const grace = 1500;

/** Calls `passed` after a point in time, so that the page does not show an expired promise. */
export const useDeadline = (until: string | undefined, passed: () => void): void => {
  const { clock } = useServices();
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.max(0, Date.parse(until) - clock.now());
    const timer = setTimeout(passed, left + grace);
    return () => clearTimeout(timer);
  }, [until, passed, clock]);
};
