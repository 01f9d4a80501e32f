import { type RefObject, useEffect, useRef } from 'react';

/** How far below the window something is fetched already; whoever leapt over it is past it. */
const near = '99999px 0px 1200px';

/** A place of a page, which asks once it comes near the window. `want` must be stable. */
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
