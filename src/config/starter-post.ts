import { untilOnline } from '../adapters/browser/until-online.ts';
import type { AddAnswer } from './rendering/add-answer.ts';

/** The forms that put something into the cart. */
const adds = '[action$="/cart"]';

/** A press so soon after the answer is the one before, of an impatient hand. Units: ms. */
const onePress = 400;

/** How long a page waits for its answer before the browser posts instead. Units: ms. */
const patience = 10_000;

/**
 * Forms under way: none is sent again, neither by an impatient second click nor by an island that came alive meanwhile.
 */
const sent = new Set<EventTarget | null>();

const free = (form: HTMLFormElement): void => {
  form.removeAttribute('aria-busy');
  setTimeout(() => sent.delete(form), onePress);
};

/** Names what the browser posts next: once more, its answer lost, it repeats what was done and does no more. */
const nameNext = (form: HTMLFormElement, id: string): void =>
  form.addEventListener('formdata', ({ formData }) => formData.set('request_id', id), { once: true });

/** Nothing where no answer came, or not the page server's. */
const ask = async (address: string, body: FormData): Promise<AddAnswer | undefined> => {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...body] as [string, string][]),
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
};

/** Where a page says what an early press put into the cart. */
const note = (): HTMLElement | null => document.getElementById('said');

/** Counts and says what is in the cart now. False: this page has no place for it, or this browser keeps no cart. */
const show = ({ count, said }: AddAnswer, cart: string): boolean => {
  const place = note();
  if (!place || !count || !said || !navigator.cookieEnabled) return false;
  const badge = document.querySelector<HTMLElement>('header [href$="/cart"]>:empty');
  if (badge) {
    badge.hidden = false;
    badge.dataset.more = '';
    badge.dataset.count = count > 99 ? '99+' : `${count}`;
  }
  place.replaceChildren(Object.assign(document.createElement('a'), { href: cart, textContent: said }));
  place.scrollIntoView?.({ block: 'nearest' });
  return true;
};

/**
 * Posts an add so that its page stays. Without a connection it waits for one and says so; whatever else goes wrong, the
 * browser posts it by itself. It keeps its name.
 */
const post = async (form: HTMLFormElement, submitter: HTMLElement | null, id: string): Promise<void> => {
  const body = new FormData(form, submitter);
  body.set('request_id', id);
  // Some browsers cut what is under way when a link is followed: nothing may lead elsewhere then.
  let leaves = false;
  const leave = (): void => {
    leaves = true;
  };
  const send = async (): Promise<AddAnswer | undefined> => {
    addEventListener('beforeunload', leave);
    const answer = await ask(form.action, body);
    removeEventListener('beforeunload', leave);
    const place = note();
    if (answer || leaves || navigator.onLine || !place) return answer;
    place.textContent = place.dataset.offline ?? '';
    place.scrollIntoView?.({ block: 'nearest' });
    await untilOnline();
    place.replaceChildren();
    return send();
  };
  const answer = await send();
  if (answer && show(answer, form.action)) {
    free(form);
    dispatchEvent(new Event('added'));
  } else if (leaves) free(form);
  else if (answer) location.assign(answer.to);
  else {
    nameNext(form, id);
    form.submit();
  }
};

/**
 * Forms that the browser would send by itself, because React is not there or does not answer them. What React handles is
 * prevented by the time the event bubbles up to the window.
 */
export const watchForms = (): void => {
  addEventListener(
    'submit',
    (event) => {
      if (sent.has(event.target)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else note()?.replaceChildren();
    },
    true,
  );
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    sent.add(form);
    form.setAttribute('aria-busy', 'true');
    if (form.method !== 'post') return;
    // The answer leads to the same page in another language, and a browser takes the fragment along. Source: ROUTE-14.
    if (form.matches('[action$="/language"]')) form.action += location.hash;
    const id = crypto.randomUUID?.() ?? '';
    // A wallet's button posts to another address, and leads there. Source: EXP-2.
    if (id && form.matches(adds) && !submitter?.hasAttribute('formaction')) {
      event.preventDefault();
      void post(form, submitter, id);
    } else nameNext(form, id);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sent.clear();
    for (const form of document.querySelectorAll('form[aria-busy]')) form.removeAttribute('aria-busy');
  });
};
