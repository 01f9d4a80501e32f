/** The values of a form by name, in the browser or from a posted body. */
export type FormTexts = Pick<FormData, 'get' | 'getAll'>;

/** Returns the text of a field; empty if it is missing or a file. */
export const textIn = (form: FormTexts, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
