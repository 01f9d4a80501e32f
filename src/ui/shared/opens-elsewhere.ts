/** Whether the browser handles a click itself: it opens another window or tab, or does nothing. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
