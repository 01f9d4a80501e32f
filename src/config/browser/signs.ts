/** What tells that somebody is there, on whichever part of the page. */
const signs = ['pointerdown', 'keydown', 'click', 'scroll', 'blur', 'visibilitychange', 'offline'] as const;
const passive = { capture: true, passive: true };
/** Who only reads is there too. Units: ms. */
const reading = 5000;

/** Calls back once, with the kind of the sign; at once where a press waits for its answer already. */
export const atFirstSign = (then: (sign: string) => void): void => {
  const hear = ({ type }: Pick<Event, 'type'>): void => {
    clearTimeout(waiting);
    for (const sign of signs) removeEventListener(sign, hear, passive);
    then(type);
  };
  const waiting = setTimeout(hear, reading, { type: 'scroll' });
  for (const sign of signs) addEventListener(sign, hear, passive);
  if (document.querySelector('a[aria-busy]')) hear({ type: 'click' });
};

/** Whether the address or a cookie says that this is the shop's staff. */
export const isStaff = (): boolean =>
  /[?&](mode|referer)=/.test(location.search) || document.cookie.includes('vsf-referer');

/** Without scripts, a link to what the privacy page says of cookies; with them, to the settings. */
export const openSettingsBy = (open: () => unknown): void =>
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('[href$="#cookies"]'))) return;
      event.preventDefault();
      open();
    },
    true,
  );
