/** One text of a story: where it is, `blocks.0.items.1.title`, and what it says. */
export interface StoryText {
  readonly path: string;
  readonly text: string;
}

/** Fields that shoppers read; the others say how a story works. */
const isRead = /^(?:title|description|heading|text|eyebrow|label|question|number|alt)$/;

/** Every text of a story that shoppers read, in its order. */
export const textsOf = (written: unknown, path = ''): readonly StoryText[] => {
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' && isRead.test(key) ? [{ path: at, text: value }] : textsOf(value, at);
  });
};

/** The story with some of its texts said otherwise; a path that leads to no text changes nothing. */
export const withTexts = (written: unknown, texts: ReadonlyMap<string, string>, path = ''): unknown => {
  if (Array.isArray(written))
    return written.map((one, index) => withTexts(one, texts, path === '' ? `${index}` : `${path}.${index}`));
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => {
      const at = path === '' ? key : `${path}.${key}`;
      if (typeof value !== 'string') return [key, withTexts(value, texts, at)];
      return [key, isRead.test(key) ? (texts.get(at) ?? value) : value];
    }),
  );
};
