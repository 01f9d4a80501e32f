/** Codes of the text catalogue that have a shorter name here. Source: ADDR-2, NOTE-7. */
const shorter: Readonly<Record<string, string>> = { this_field_is_required: 'required' };

/** Returns the form's code for a code from a backend: `validation.invalid_email`, `invalid_email`. Source: ADDR-2. */
export const fieldCode = <Code extends string>(codes: readonly Code[], said: string): Code | undefined => {
  const name = said.slice(said.lastIndexOf('.') + 1);
  return codes.find((code) => code === (Object.hasOwn(shorter, name) ? shorter[name] : name));
};
