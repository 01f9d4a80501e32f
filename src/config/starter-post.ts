import { untilOnline } from '../adapters/browser/until-online.ts';
import type { AddAnswer } from './rendering/add-answer.ts';

/** The forms that add to the cart. */
const adds = '[action$="/cart"]';

/** A submit within this time after the answer counts as a repetition of the last one. Units: ms. */
const onePress = 400;

/** How long a page waits for the answer before the browser posts the form itself. Units: ms. */
const patience = 10_000;

/** Forms being sent. They are not sent again, neither by a second click nor by an island that was hydrated meanwhile. */
const sent = new Set<EventTarget | null>();

const free = (form: HTMLFormElement): void => {
  form.removeAttribute('aria-busy');
  setTimeout(() => sent.delete(form), onePress);
};

/** Adds the request id to the browser's next post. If the first answer was lost, the repeated post has no further effect. */
const nameNext = (form: HTMLFormElement, id: string): void =>
  form.addEventListener('formdata', ({ formData }) => formData.set('request_id', id), { once: true });

/** Returns undefined if no answer came, or none of the page server. */
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

/** Returns the element that shows what an early add put into the cart. */
const note = (): HTMLElement | null => document.getElementById('said');

/** Shows the new count and message of the cart. False if this page has no element for it, or cookies are disabled. */
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
 * Posts an add without leaving the page. Without a connection it says so and waits for one. After any other failure the
 * browser posts the form itself, with the same request id.
 */
const post = async (form: HTMLFormElement, submitter: HTMLElement | null, id: string): Promise<void> => {
  const body = new FormData(form, submitter);
  body.set('request_id', id);
  // Some browsers abort requests when a link is followed. Then this post must not navigate elsewhere.
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
 * Handles forms that the browser would send itself, because React has not loaded or does not handle them. An event that
 * React handles is already prevented when it bubbles up to the window.
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
    // The answer leads to the same page in another language, and the browser keeps the fragment. Source: ROUTE-14.
    if (form.matches('[action$="/language"]')) form.action += location.hash;
    const id = crypto.randomUUID?.() ?? '';
    // A wallet's button posts to another address and leads there. Source: EXP-2.
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
