import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd } from '../../../src/config/rendering/boot.ts';

describe('a JSON-LD block', () => {
  it('keeps any text as it is, and cannot be ended by one', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>'),
    );
    fc.assert(
      fc.property(hostile, (name) => {
        const block = jsonLd([{ name }]);
        const inside = block.slice(block.indexOf('>') + 1, -'</script>'.length);
        expect(inside).not.toContain('<');
        expect(JSON.parse(inside)).toEqual([{ name }]);
      }),
    );
  });
});
