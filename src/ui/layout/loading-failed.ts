import { createContext } from 'react';

/** Tells the loading bar that what was loading did not come. */
export const LoadingFailedContext = createContext<() => void>(() => undefined);
