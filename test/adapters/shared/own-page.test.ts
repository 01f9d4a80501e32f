import { expect, it } from 'vitest';
import { isSentByOwnPage } from '../../../src/adapters/shared/own-page.ts';

const known = ['https://opalys.example', 'no address'];
const sent = (headers: Record<string, string>) =>
  isSentByOwnPage(new Request('https://okulino.example/cart', { method: 'POST', headers }), known);

it.each([
  [{}, true],
  [{ origin: 'https://okulino.example' }, true],
  [{ origin: 'https://okulino.example:444' }, false],
  [{ origin: 'https://okulino.example', host: 'inside:3000' }, false],
  [{ origin: 'http://inside:3000', host: 'inside:3000' }, true],
  [{ origin: 'https://opalys.example', 'sec-fetch-site': 'same-site' }, true],
  [{ origin: 'https://okulino.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://example' }, false],
  [{ origin: 'https://www.opalys.example' }, false],
  [{ origin: 'https://opalys.example.evil.example' }, false],
  [{ origin: 'https://opalys.example:444' }, false],
  [{ origin: 'no address' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
])('a request with %j comes from our own page: %s', (headers, is) => expect(sent(headers)).toBe(is));
