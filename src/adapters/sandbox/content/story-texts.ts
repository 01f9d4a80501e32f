/** One text of a story: its path, `blocks.0.items.1.title`, and its content. */
export interface StoryText {
  readonly path: string;
  readonly text: string;
}

/** Fields that shoppers read. The other fields control how a story works. */
const isRead = /^(?:title|description|heading|text|eyebrow|label|question|number|alt|display_name)$/;

/** Returns every text of a story that shoppers read, in order. */
export const textsOf = (written: unknown, path = ''): readonly StoryText[] => {
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' && isRead.test(key) ? [{ path: at, text: value }] : textsOf(value, at);
  });
};

/** Names of lists. They are left out of a place, because the index says enough. */
const isList = /^(?:blocks|items|steps|rows|children|content)$/;

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Describes the place of a text to the editor: `blocks.0.items.1.title` is `1 hero › 2 › title`. */
export const placeOfText = (written: unknown, path: string): string => {
  let value = written;
  return path
    .split('.')
    .flatMap((key) => {
      value = within(value, key);
      if (isList.test(key)) return [];
      if (key === 'display_name') return ['name'];
      if (!/^\d+$/.test(key)) return [key];
      const kind = within(value, 'kind');
      return [typeof kind === 'string' ? `${Number(key) + 1} ${kind}` : String(Number(key) + 1)];
    })
    .join(' › ');
};

/** Returns the story with some of its texts replaced. A path that leads to no text changes nothing. */
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

/** Fields that must not become empty: the title of a page, and the labels of links and questions. */
const isNeeded = /(?:^title|(?:^|\.)(?:label|question|display_name))$/;

/** Returns the places where these texts would empty a required field that was not empty. */
export const emptiedBy = (written: unknown, texts: ReadonlyMap<string, string>): readonly string[] =>
  textsOf(written)
    .filter(({ path, text }) => isNeeded.test(path) && text.trim() !== '' && texts.get(path)?.trim() === '')
    .map(({ path }) => placeOfText(written, path));
