import { firstTouches, firstVisits } from './main-thread.ts';
import { middle, row } from './row.ts';
import { elementsOf, onSlowPhones, openBrowser } from './slow-phone.ts';
import { addition, earlyAddition, firstTouch, paints } from './waits.ts';

/** What pages cost on a phone: processor time from traces, and waiting times on a slow phone. */
export const phoneRows = async (origin: string, pages: readonly string[], runs: number) => {
  const browser = await openBrowser();
  for (const path of pages) {
    const visits = await firstVisits(origin + path, runs);
    const longest = Math.round(middle(visits, 'longest'));
    const tasks = `ms at a quarter of the speed, longest task ${longest} ms   ${path}`;
    row('blocking', middle(visits, 'blocking'), tasks);
    const elements = `${await elementsOf(browser, origin + path)} elements`;
    row('layout', middle(visits, 'layout'), `ms of layout and style at full speed, ${elements}   ${path}`);
  }
  for (const path of pages) {
    const painted = await onSlowPhones(browser, runs, paints(origin + path));
    const largest = Math.round(middle(painted, 'largest'));
    const shift = middle(painted, 'shift').toFixed(4);
    const rest = `ms, largest ${largest} ms, layout shift ${shift}, slow phone   ${path}`;
    row('paint', middle(painted, 'first'), rest);
  }

  const product = origin + pages.at(-1);
  const touched = await onSlowPhones(browser, runs, firstTouch(product));
  row('touch', middle(touched, 'wait'), 'ms from the first touch of a form until it is hydrated, slow phone');
  const touches = await firstTouches(product, runs);
  const longest = Math.round(middle(touches, 'longest'));
  const tasks = `ms blocked by that touch at a quarter of the speed, longest task ${longest} ms`;
  row('', middle(touches, 'blocking'), tasks);
  const added = await onSlowPhones(browser, runs, addition(product));
  row('added', middle(added, 'wait'), 'ms from click to the counted cart, slow phone');
  const early = await onSlowPhones(browser, runs, earlyAddition(product));
  const lost = early.filter(({ added, wanted }) => added < wanted).length;
  const doubled = early.filter(({ added, wanted }) => added > wanted).length;
  const presses = `${lost} of ${runs} presses lost, ${doubled} doubled`;
  const meaning = 'ms from a click before the scripts to the confirmation, slow phone';
  row('early', middle(early, 'wait'), `${meaning}; ${presses}`);
  await browser.close();
};
