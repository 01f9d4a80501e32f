/** An XML element: name, content, attributes. Undefined children are omitted. */
export interface Element {
  readonly name: string;
  readonly content: string | readonly (Element | undefined)[];
  readonly attributes: Readonly<Record<string, string>>;
}

export const element = (
  name: string,
  content: Element['content'],
  attributes: Element['attributes'] = {},
): Element => ({ name, content, attributes });

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 forbids, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Whether a text has any visible characters. */
export const isReadable = (text: string): boolean => text.replace(forbidden, '').trim() !== '';

const escaped = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => signs[sign] as string);

const written = ({ name, content, attributes }: Element): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : content.map((one) => (one === undefined ? '' : written(one))).join('');
  return `<${name}${said.join('')}>${inner}</${name}>`;
};

export const xmlDocument = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
