/** Returns the focus to the button in the menu. Browsers return it only to the opener of the first of two nested popovers. */
export const backToMenu = (event: Pick<Event, 'target'>) =>
  'newState' in event &&
  event.newState === 'closed' &&
  document
    .querySelector<HTMLElement>(`#menu:popover-open [popovertarget=${(event.target as Element).id}]`)
    ?.focus();
