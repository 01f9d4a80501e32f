import { useEffect, useState } from 'react';

/** Units: milliseconds. */
const patience = 20_000;

/** Becomes true when something takes so long that the shopper has to be told. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
