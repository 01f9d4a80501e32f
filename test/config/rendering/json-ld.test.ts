import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd } from '../../../src/config/rendering/boot.ts';

describe('a block of data for search engines', () => {
  it('says any text as it is, and no text ends the block', () => {
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
