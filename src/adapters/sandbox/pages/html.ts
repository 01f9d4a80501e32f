/** Markup that is safe to send: made by `html` only. */
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

/** A template whose every value is shown as text, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((whole, text, i) => whole + text + written(parts[i]), ''),
});
