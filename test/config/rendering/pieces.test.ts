import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joined } from '../../../src/config/rendering/pieces.ts';

const text = fc.string({ unit: 'binary' });

it('joined pieces are the bytes of one text, whether they were text or bytes before', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean())), (parts) => {
      const pieces = parts.map(([part, early]) => (early ? Buffer.from(part) : part));
      expect(Buffer.from(joined(pieces)).toString()).toBe(parts.map(([part]) => part).join(''));
    }),
  ));

it('joined pieces have a buffer of their own, unchanged by the next document', () => {
  const bytes = joined(['a', Buffer.from('€')]);
  joined(['b'.repeat(100)]);
  expect(Buffer.from(bytes).toString()).toBe('a€');
  expect(bytes.buffer.byteLength).toBe(4);
});
