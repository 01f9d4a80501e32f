import { useCallback, useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import type { FollowOptions } from '../shared/elements/PreLink.tsx';

/**
 * Follows links within the app. A link to the page on screen opens it anew and adds nothing to go back to. The same
 * function on every page: with a new one each link of the frame would be rendered again.
 */
export const useFollow = () => {
  const navigate = useNavigate();
  const path = createPath(useLocation());
  const here = useRef(path);
  useEffect(() => {
    here.current = path;
  }, [path]);
  return useCallback(
    (to: string, options: FollowOptions) => {
      // The router forgets the fragment on its way to a document.
      if (to.includes('#') && !to.startsWith(`${here.current}#`)) location.assign(to);
      else void navigate(to, { ...options, replace: options.replace ?? to === here.current });
    },
    [navigate],
  );
};
