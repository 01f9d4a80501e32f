import * as fc from 'fast-check';
import {
  type VariableValue,
  variableTypes,
  type WantedVariable,
} from '../../src/domain/content/experiment.ts';
import type { MenuItem } from '../../src/domain/content/navigation.ts';

/** Patterns that editors write, and some invalid or harmful ones. */
export const urlPattern = fc.oneof(
  fc.constantFrom('homepage', '^/$', '^/c/', '/p/', 'sale', '.*', '', '(', '[', '(a+)+$', '\\1', '*'),
  fc.string({ maxLength: 6 }),
);

const variableText = fc.constantFrom('a', 'true', 'FALSE', '1', '1.0', '-2', '1e2', '', ' 1 ', 'x1');

export const wantedVariable: fc.Arbitrary<WantedVariable> = fc.record({
  key: fc.constantFrom('colour', 'size'),
  type: fc.constantFrom(...variableTypes),
  value: variableText,
});

export const variables: fc.Arbitrary<ReadonlyMap<string, VariableValue>> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('colour', 'size', 'other'),
      fc.oneof(variableText, fc.constantFrom(1, -2, 1.5), fc.boolean()),
    ),
    { selector: ([key]) => key },
  )
  .map((entries) => new Map(entries));

const link: fc.Arbitrary<MenuItem['link']> = fc.record({
  linktype: fc.constantFrom('story', 'url'),
  cachedUrl: fc.constantFrom('', 'home', 'help/returns', '/it/chi-siamo', 'de/'),
  url: fc.constantFrom('', '/s?search=a', 'https://elsewhere.example/', 'javascript:alert(1)', '//elsewhere'),
});

/** A menu of up to three levels, with hidden and nameless entries in it. */
export const menuItems: fc.Arbitrary<readonly MenuItem[]> = fc.letrec<{ items: readonly MenuItem[] }>(
  (tie) => ({
    items: fc.array(
      fc.record({
        id: fc.stringMatching(/^[a-z]$/),
        displayName: fc.constantFrom('Lenses', ' Care ', ''),
        link,
        hide: fc.boolean(),
        children: fc.oneof({ maxDepth: 2, withCrossShrink: true }, fc.constant([]), tie('items')),
      }),
      { maxLength: 3 },
    ),
  }),
).items;
