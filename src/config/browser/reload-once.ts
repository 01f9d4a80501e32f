import { reloadPage } from '../../adapters/browser/page-reload.ts';
import { serverAnswers } from '../../adapters/browser/server-answers.ts';
import { tab } from '../../adapters/browser/storages.ts';
import { now } from '../clock.ts';

/**
 * Reloads the page if a chunk cannot be loaded, at most once per minute. Offline, or while no server answers, the page
 * stays: a reload would show the browser's own error page. `onGivenUp`: the reload did not help. Source: NOTE-5.
 */
export const reloadOnce = async (onGivenUp?: (error: Error) => void): Promise<void> => {
  if (!navigator.onLine) {
    // Loaded again when the connection is back.
    document.documentElement.dataset.missing = '';
    return;
  }
  if (!(await serverAnswers())) return;
  if (!reloadPage(tab, now(), location))
    onGivenUp?.(new Error('Code could not be loaded, even after a reload'));
};
