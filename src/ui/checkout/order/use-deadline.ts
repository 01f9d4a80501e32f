import { useEffect } from 'react';
import { useServices } from '../../shared/services.ts';

/** The backend's clock decides; a moment later it has. Units: milliseconds. */
const grace = 1500;

/** Calls `passed` when an instant has come, so that nobody looks at a promise that does not hold any more. */
export const useDeadline = (until: string | undefined, passed: () => void): void => {
  const { clock } = useServices();
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.max(0, Date.parse(until) - clock.now());
    const timer = setTimeout(passed, left + grace);
    return () => clearTimeout(timer);
  }, [until, passed, clock]);
};
