import { useEffect, useState } from 'react';

/** Units: milliseconds. */
const patience = 20_000;

/** Becomes true when something takes longer than a shopper should wait without a word. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
