const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Writes a text as React writes it in an attribute. */
export const asAttribute = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);
