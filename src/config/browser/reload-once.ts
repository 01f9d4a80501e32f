import { reloadPage } from '../../adapters/browser/page-reload.ts';
import { serverAnswers } from '../../adapters/browser/server-answers.ts';
import { tab } from '../../adapters/browser/storages.ts';
import { now } from '../clock.ts';

/**
 * A chunk that cannot be had reloads the page, at most once per minute. Without a connection, or while no server
 * answers, the page stays: a reload would bring the browser's own page in its place. `onGivenUp`: it did not help.
 * Source: NOTE-5.
 */
export const reloadOnce = async (onGivenUp?: (error: Error) => void): Promise<void> => {
  if (!navigator.onLine) {
    // Asked for anew when the connection is back.
    document.documentElement.dataset.missing = '';
    return;
  }
  if (!(await serverAnswers())) return;
  if (!reloadPage(tab, now(), location)) onGivenUp?.(new Error('Code is not to be had, even after a reload'));
};
