import { useEffect, useRef, useState } from 'react';
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

/** How often the bar is drawn while it shows. Units: milliseconds. */
const frameMs = 100;
const hidden = viewAt(0)(idle);

/** The rule of the bar, told what happens and asked what it looks like. Source: NOTE-2. */
export const useLoadingBar = (
  busy: boolean,
): { readonly view: LoadingBarView; readonly fail: () => void } => {
  const { clock } = useServices();
  const bar = useRef<LoadingBar>(idle);
  const [view, setView] = useState<LoadingBarView>(hidden);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    bar.current = busy ? started(clock.now())(bar.current) : finished(clock.now())(bar.current);
    if (bar.current._tag !== 'Idle') setRunning(true);
  }, [busy, clock]);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const next = viewAt(clock.now())(bar.current);
      setView(next);
      if (!next.visible && bar.current._tag !== 'Loading') {
        bar.current = idle;
        setRunning(false);
      }
    }, frameMs);
    return () => clearInterval(timer);
  }, [running, clock]);

  const fail = useRef(() => {
    bar.current = failed(clock.now())(started(clock.now())(bar.current));
    setRunning(true);
  });
  return { view, fail: fail.current };
};
