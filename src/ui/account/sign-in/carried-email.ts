import { createContext, useContext, useEffect } from 'react';

/** The e-mail typed on one screen of the sign-in. The next screen begins with it. Source: AUTH-31. */
export const CarriedEmail = createContext<{ current: string } | undefined>(undefined);

/** Returns the e-mail that was typed on an earlier screen; empty if none was. */
export const useCarriedEmail = (): string => useContext(CarriedEmail)?.current ?? '';

/** Keeps the typed e-mail for the other screens. */
export const useCarryEmail = (typed: string): void => {
  const carried = useContext(CarriedEmail);
  useEffect(() => {
    if (carried) carried.current = typed;
  }, [carried, typed]);
};
