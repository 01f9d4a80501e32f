import { describe, expect, it } from 'vitest';
import { blocksC } from '../../../../src/adapters/contract/content/block-codec.ts';
import { TargetC } from '../../../../src/adapters/contract/content/parts.ts';

const read = (...blocks: readonly unknown[]) => {
  const dropped: string[] = [];
  const answer = blocksC({ target: TargetC, dropped: (at) => dropped.push(at) }).decode(blocks);
  return { kept: answer._tag === 'Right' ? answer.right : undefined, dropped };
};
const overview = (type: unknown) => ({ kind: 'consent-overview', id: `overview-${type}`, type });

describe('a consent overview block', () => {
  it.each(['all', 'category', 'category-only'])('is shown with the type %s · CONT-1', (type) => {
    const { kept, dropped } = read(overview(type));
    expect(kept).toEqual([overview(type)]);
    expect(dropped).toEqual([]);
  });

  it.each(['everything', 'All', '', undefined, null, 1])(
    'of the type %j is left out, but no other block · CONT-1',
    (type) => {
      const { kept, dropped } = read(overview('all'), overview(type), overview('category'));
      expect(kept).toEqual([overview('all'), overview('category')]);
      expect(dropped).toHaveLength(1);
      expect(dropped[0]).toMatch(/^1\.|\.1\./);
    },
  );
});

describe('a text block', () => {
  const text = (align: unknown) => ({ kind: 'text', id: `text-${align}`, body: [], align });

  it.each(['left', 'center', 'right'])('may be aligned %s · CONT-1', (align) =>
    expect(read(text(align))).toEqual({ kept: [text(align)], dropped: [] }),
  );

  it.each(['justify', 'Left', '', undefined])(
    'aligned %j is left out, but no other block · CONT-1',
    (align) => {
      const { kept, dropped } = read(text(align), text('left'));
      expect(kept).toEqual([text('left')]);
      expect(dropped).toHaveLength(1);
    },
  );
});
