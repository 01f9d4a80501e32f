/**
 * Focuses a field whose error has just been rendered. A field that has the focus already gets it anew: screen readers
 * read a field and its error when the focus comes to it.
 */
export const focusAnew = (focus: () => void): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  focus();
};
