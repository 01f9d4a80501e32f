import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  failed,
  finished,
  idle,
  type LoadingBar,
  type LoadingBarView,
  started,
  viewAt,
} from '../../domain/shared/loading-bar.ts';
import { useServices } from '../shared/services.ts';

/** Interval for updating the bar while it is visible. Units: milliseconds. */
const frameMs = 100;
const hidden = viewAt(0)(idle);

const looksAlike = (a: LoadingBarView, b: LoadingBarView): boolean =>
  a.visible === b.visible && a.failed === b.failed;

/** Returns the progress of the bar as a CSS scale value. */
export const scaleOf = ({ progress }: LoadingBarView): string => `${progress} 1`;

/**
 * Connects the loading bar's rules to events and to its look. The progress is set on the element directly, not through
 * React: state that changes ten times a second would make React restart the render of the next page each time. Source:
 * NOTE-2.
 */
export const useLoadingBar = (busy: boolean) => {
  const { clock } = useServices();
  const bar = useRef<LoadingBar>(idle);
  const drawn = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const [view, setView] = useState<LoadingBarView>(hidden);

  const stop = useCallback(() => {
    clearInterval(timer.current);
    timer.current = undefined;
  }, []);
  const begin = useCallback(() => {
    timer.current ??= setInterval(() => {
      const next = viewAt(clock.now())(bar.current);
      if (drawn.current) drawn.current.style.scale = scaleOf(next);
      startTransition(() => setView((before) => (looksAlike(before, next) ? before : next)));
      if (next.visible || bar.current._tag === 'Loading') return;
      bar.current = idle;
      stop();
    }, frameMs);
  }, [clock, stop]);
  useEffect(() => stop, [stop]);

  useEffect(() => {
    bar.current = busy ? started(clock.now())(bar.current) : finished(clock.now())(bar.current);
    if (bar.current._tag !== 'Idle') begin();
  }, [busy, clock, begin]);

  const fail = useCallback(() => {
    bar.current = failed(clock.now())(started(clock.now())(bar.current));
    begin();
  }, [clock, begin]);
  return { view, drawn, fail };
};
