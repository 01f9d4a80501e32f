/** A browser gives the focus back to who opened the first of two panels, not the second. */
export const backToMenu = (event: Pick<Event, 'target'>) =>
  'newState' in event &&
  event.newState === 'closed' &&
  document
    .querySelector<HTMLElement>(`#menu:popover-open [popovertarget=${(event.target as Element).id}]`)
    ?.focus();
