import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the app has hydrated. What needs the app is not rendered before. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
