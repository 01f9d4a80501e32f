/** Markup that is safe to send: only `html` creates it. */
export interface Html {
  readonly markup: string;
}
type Part = Html | readonly Html[] | string | number | undefined;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** A template tag that escapes every value, unless the value is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((whole, text, i) => whole + text + written(parts[i]), ''),
});
