/** What a form holds by name: the browser's own, or one that was posted. */
export type FormTexts = Pick<FormData, 'get' | 'getAll'>;

/** The text of a field; empty: there is none, or a file in its place. */
export const textIn = (form: FormTexts, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
