import { useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import type { FollowOptions } from '../shared/PreLink.tsx';

/** Follows links within the app. A link to the page on screen opens it anew and adds nothing to go back to. */
export const useFollow = () => {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return useCallback(
    (to: string, options: FollowOptions) => void navigate(to, { ...options, replace: to === here }),
    [navigate, here],
  );
};
