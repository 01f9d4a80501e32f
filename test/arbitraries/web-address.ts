import * as fc from 'fast-check';

/**
 * Characters as they are in a URL. The library's own arbitraries of paths and URLs take two seconds of processor
 * time in each process before their first case.
 */
const character = fc.constantFrom(
  ..."abcxyzABCXYZ0189-._~!$&'()*+,;=:@",
  '%20',
  '%2F',
  '%3F',
  '%00',
  '%C3%A4',
  '%F0%9F%98%80',
);
/** One part of a path. */
export const webPart = fc.string({ unit: character });
const optional = (mark: string, part: fc.Arbitrary<string>) =>
  fc.option(part, { nil: undefined }).map((said) => (said === undefined ? '' : mark + said));

/** `/a/b%20c`, also with empty parts. */
export const webPath = fc.array(webPart).map((parts) => `/${parts.join('/')}`);

/** What is behind the question mark. */
export const webQuery = fc.string({
  unit: fc.oneof({ weight: 4, arbitrary: character }, fc.constantFrom('/', '?')),
});

/** A whole URL: `https://shop.example:8080/a?b#c`. */
export const webAddress = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    optional(':', fc.integer({ min: 1, max: 65_535 }).map(String)),
    fc.oneof(fc.constant(''), webPath),
    optional('?', webQuery),
    optional('#', webQuery),
  )
  .map(([scheme, ...rest]) => `${scheme}://${rest.join('')}`);
