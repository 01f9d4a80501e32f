import { useCallback, useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import type { FollowOptions } from '../shared/elements/PreLink.tsx';

/**
 * Returns a function that follows links within the app. A link to the current page loads it again without a new history
 * entry. The function stays the same on every page; otherwise each link of the frame would render again.
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
      // The router drops the fragment when it navigates to another document.
      if (to.includes('#') && !to.startsWith(`${here.current}#`)) location.assign(to);
      else void navigate(to, { ...options, replace: options.replace ?? to === here.current });
    },
    [navigate],
  );
};
