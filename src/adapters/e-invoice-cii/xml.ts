/** An element: its name, what is in it, its attributes. Undefined, in the place of one, is nothing. */
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

/** What no document of XML 1.0 may hold, escaped or not. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Whether anything of a text can be read. */
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
