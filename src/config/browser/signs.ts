import { closestTo } from '../../ui/shared/closest-to.ts';

/** Events that show that a visitor is present, anywhere on the page. */
const signs = ['pointerdown', 'keydown', 'click', 'scroll', 'blur', 'visibilitychange', 'offline'] as const;
const passive = { capture: true, passive: true };
/** A visitor who only reads counts as present after this time. Units: ms. */
export const reading = 5000;

/** Calls back once with the event type; at once if a press already waits for its result. */
export const onFirstInteraction = (then: (sign: string) => void): void => {
  const hear = ({ type }: Pick<Event, 'type'>): void => {
    clearTimeout(waiting);
    for (const sign of signs) removeEventListener(sign, hear, passive);
    then(type);
  };
  const waiting = setTimeout(hear, reading, { type: 'scroll' });
  for (const sign of signs) addEventListener(sign, hear, passive);
  if (document.querySelector('a[aria-busy]')) hear({ type: 'click' });
};

/** Whether the URL or a cookie identifies the shop's staff. */
export const isStaff = (): boolean =>
  /[?&](mode|referer)=/.test(location.search) || document.cookie.includes('vsf-referer');

/** Makes links to the cookie section of the privacy page open the settings. Without scripts they lead to that section. */
export const openSettingsBy = (open: () => unknown): void =>
  addEventListener(
    'click',
    (event) => {
      if (!closestTo(event, '[href$="#cookies"]')) return;
      event.preventDefault();
      open();
    },
    true,
  );
