import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the app has taken over: what only it can do is not on the page before. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
