import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/** Until it is there, what follows stays out of sight. */
const room = <div style={{ height: '100vh' }} />;

/**
 * What lies below a page's name. On the way to a new page it follows the page's head in a rendering of its own.
 * A page that the server sent, or that somebody comes back to, is whole at once: its place in the window is restored.
 */
export const Later = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(useNavigationType() !== 'PUSH');
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : room;
};
