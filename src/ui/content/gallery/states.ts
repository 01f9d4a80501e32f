import type { Block, BlockKind, ExperimentBlock } from '../../../domain/content/block.ts';
import { withoutEmptyLists } from '../../../domain/content/without-empty-lists.ts';

/** The states of a block. */
export const states = ['full', 'minimal', 'long', 'empty', 'noPicture', 'loading', 'unknown'] as const;
export type State = (typeof states)[number];

export interface Example {
  readonly state: State;
  readonly block: Block;
}

/** A long text without any place to break it. */
const unbreakable = 'Torische'.repeat(9);
const longer = (text: string): string => `${text} ${text} ${unbreakable} ${text}`;

const spoken: ReadonlySet<string> = new Set([
  'heading',
  'text',
  'title',
  'question',
  'label',
  'eyebrow',
  'number',
  'by',
  'reason',
]);
const pictures: ReadonlySet<string> = new Set(['image', 'images']);
const optional: ReadonlySet<string> = new Set([
  ...pictures,
  'heading',
  'secondLink',
  'eyebrow',
  'email',
  'phone',
]);
const lists: ReadonlySet<string> = new Set(['items', 'steps', 'rows', 'blocks']);

type Change = (name: string, value: unknown) => readonly [name: string, value: unknown] | undefined;

/** Returns the same tree with each field changed. A field for which `change` returns undefined is left out. */
const changed = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const next = change(name, field);
      return next ? [[next[0], changed(next[1], change)]] : [];
    }),
  );
};

const without =
  (names: ReadonlySet<string>): Change =>
  (name, value) =>
    names.has(name) ? undefined : [name, value];

const changes = {
  full: (name, value) => [name, value],
  minimal: without(optional),
  long: (name, value) => [name, spoken.has(name) && typeof value === 'string' ? longer(value) : value],
  empty: (name, value) => [name, lists.has(name) ? [] : value],
  noPicture: without(pictures),
} as const satisfies Readonly<Partial<Record<State, Change>>>;

const json = (block: Block): string => JSON.stringify({ ...block, id: '' });

/**
 * Builds an example of a block in a state. The block comes from editors, so only the names and the order of its fields
 * are used.
 */
const inState = (block: Block, state: keyof typeof changes): Example => ({
  state,
  block: { ...(changed(block, changes[state]) as Block), id: `${block.kind}-${state}` },
});

/** An experiment is shown twice: decided, and not decided yet. */
const ofExperiment = (block: ExperimentBlock): readonly Example[] => [
  { state: 'full', block: { ...block, id: 'experiment-full', wanted: [] } },
  {
    state: 'loading',
    block: {
      ...block,
      id: 'experiment-loading',
      wanted: [{ key: 'side', type: 'String', value: 'b' }],
    },
  },
];

const examplesOf = (block: Block): readonly Example[] => {
  if (block.kind === 'experiment') return ofExperiment(block);
  const all = (Object.keys(changes) as (keyof typeof changes)[]).map((state) => inState(block, state));
  const seen = new Set<string>();
  const drawn = all.flatMap((example) =>
    withoutEmptyLists(example.block).map((left) => ({ ...example, block: left })),
  );
  return drawn.filter((example) => {
    const key = json(example.block);
    return !seen.has(key) && seen.add(key);
  });
};

const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.kind === 'experiment' ? [block, ...flat(block.blocks)] : [block]));

/** Returns each kind of block in every possible state, based on the first block of that kind. */
export const exhibit = (blocks: readonly Block[]): readonly (readonly [BlockKind, readonly Example[]])[] => {
  const first = new Map<BlockKind, Block>();
  for (const block of flat(blocks)) if (!first.has(block.kind)) first.set(block.kind, block);
  return [...first].map(([kind, block]) => [kind, examplesOf(block)] as const);
};

/** A block of a newer content service, with a kind that is unknown here. */
export const unknownExample: Example = {
  state: 'unknown',
  block: JSON.parse('{ "kind": "from-tomorrow", "id": "unknown" }') as Block,
};
