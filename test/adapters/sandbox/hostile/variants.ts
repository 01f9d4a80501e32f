/**
 * Texts that no screen sends: numbers and times that a database cannot hold, names of an object's own parts, lines that
 * are slow to read.
 */
const texts: readonly string[] = [
  '',
  '-1',
  '1e999',
  '2147483648',
  '999999999999999',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '__proto__',
  '%',
  '\u202e',
  'a'.repeat(3000),
  // A pattern that compares each letter with each separator takes minutes for it.
  `${'a'.repeat(4000)}${','.repeat(4000)}!`,
];
const numbers: readonly number[] = [-1, 1.5, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 1e21];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** Returns a request's body with one of its parts replaced by a hostile one or left out, once for each. */
export const hostileBodies = (body: unknown): readonly unknown[] => {
  if (typeof body === 'string') return texts;
  if (typeof body === 'number') return numbers;
  if (Array.isArray(body))
    return [
      [],
      Array.from({ length: 200 }, () => body[0]),
      ...body.flatMap((item, at) => hostileBodies(item).map((other) => body.with(at, other))),
    ];
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, part]) => [
    without(body, name),
    ...hostileBodies(part).map((other) => ({ ...body, [name]: other })),
  ]);
};

/** Returns an address with one of its named path parts or query parameters replaced, once for each. */
export const hostileAddresses = (
  address: string,
  pattern: string,
  queries: readonly string[],
): readonly URL[] => {
  const parts = new URL(address).pathname.split('/');
  const named = `/api${pattern}`.split('/').flatMap((part, at) => (part.startsWith(':') ? [at] : []));
  const changed = (change: (url: URL) => void): URL => {
    const url = new URL(address);
    change(url);
    return url;
  };
  return texts.flatMap((text) => [
    ...named.map((at) =>
      changed((url) => {
        url.pathname = parts.with(at, encodeURIComponent(text) || '-').join('/');
      }),
    ),
    ...queries.map((name) => changed(({ searchParams }) => searchParams.set(name, text))),
  ]);
};
