import { type RefObject, useEffect, useRef } from 'react';

/**
 * The distance below the viewport at which loading starts. Everything above the viewport counts as near, for visitors
 * who jumped past it.
 */
const near = '99999px 0px 1200px';

/** Returns a ref for an element; calls `want` once it is near the viewport. `want` must be stable. */
export const useNear = (want: () => void): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: near },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [want]);
  return place;
};
