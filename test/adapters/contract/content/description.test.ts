import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../../../scripts/codec-schema.ts';
import { bannersC } from '../../../../src/adapters/contract/content/block-codec.ts';
import { TargetC } from '../../../../src/adapters/contract/content/parts.ts';
import { menuC, storyC } from '../../../../src/adapters/contract/content/story-codec.ts';
import { wholeBlocks } from './whole-blocks.ts';

type Described = Parameters<typeof schemaOf>[0];
interface Told {
  readonly properties: Readonly<Record<string, Told>>;
  readonly items: Told;
  readonly anyOf: readonly Told[];
  readonly const: unknown;
}
const told = (codec: unknown): Told => schemaOf(codec as Described) as unknown as Told;

describe('the description of the API', () => {
  const blocks = (): readonly Told[] =>
    told(storyC({ target: TargetC, dropped: () => undefined })).properties.blocks?.items.anyOf ?? [];

  it('describes each kind of block with all its fields · CONT-1', () => {
    expect(
      Object.fromEntries(
        blocks().map(({ properties }) => [properties.kind?.const, Object.keys(properties).toSorted()]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.values(wholeBlocks).map((block) => [block.kind, Object.keys(block).toSorted()]),
      ),
    );
  });

  it('states how many items a block must have', () => {
    const countOf = (kind: string, part: string) =>
      blocks().find(({ properties }) => properties.kind?.const === kind)?.properties[part];
    expect(countOf('trust', 'items')).toMatchObject({ minItems: 3, maxItems: 3 });
    expect(countOf('simple-to-order', 'steps')).toMatchObject({ minItems: 3, maxItems: 3 });
  });

  it('describes offers on their own', () => {
    const offers = schemaOf(bannersC({ target: TargetC, dropped: () => undefined }) as unknown as Described);
    expect(offers).toMatchObject({ type: 'array', description: expect.stringContaining('Offers') });
  });

  it('describes a menu within a menu', () => {
    const entry = told(menuC(() => undefined)).items;
    const names = ['_uid', 'children', 'display_name', 'hide', 'link'];
    expect(Object.keys(entry.properties).toSorted()).toEqual(names);
    expect(Object.keys(entry.properties.children?.items.properties ?? {}).toSorted()).toEqual(names);
  });
});
