/** A layer of the code whose tests are checked by mutations. */
export interface Storey {
  readonly name: string;
  readonly title: string;
  readonly mutate: readonly string[];
  /** The tests that must notice the mutations. */
  readonly tests: readonly string[];
  readonly environment: 'node' | 'jsdom';
  /** The minimum share of mutations that must be noticed. Units: percent. */
  readonly least: number;
}

export const storeys: readonly Storey[] = [
  {
    name: 'domain',
    title: 'The rules',
    mutate: ['src/domain/**/*.ts'],
    tests: ['test/domain/**/*.test.ts'],
    environment: 'node',
    least: 95,
  },
  {
    name: 'application',
    title: 'The use cases',
    mutate: ['src/application/**/*.ts'],
    tests: ['test/application/**/*.test.ts'],
    environment: 'node',
    least: 90,
  },
  {
    name: 'adapters',
    title: 'The client of the Shop API and its contract',
    mutate: ['src/adapters/backend/**/*.ts', 'src/adapters/contract/**/*.ts'],
    tests: [
      'test/adapters/backend/**/*.test.ts',
      'test/adapters/contract/**/*.test.ts',
      // These tests run a whole server: seconds for each of thousands of mutations.
      '!test/adapters/backend/{gateway,account-adapter}.test.ts',
    ],
    environment: 'node',
    least: 85,
  },
  {
    name: 'settings',
    title: 'Settings',
    mutate: ['src/config/settings/**/*.ts', 'src/config/backend-settings.ts'],
    tests: [
      'test/config/settings/**/*.test.ts',
      'test/config/{environment,backend-settings}.test.ts',
      'test/config/server/wiring.test.ts',
    ],
    environment: 'node',
    least: 85,
  },
  {
    name: 'composition',
    title: 'How a tab is put together',
    mutate: ['src/config/composition/**/*.ts'],
    tests: ['test/config/composition/**/*.test.ts'],
    environment: 'node',
    least: 85,
  },
  {
    name: 'screens',
    title: 'What screens decide',
    // Pictures drawn as text and the samples of the block gallery contain no logic.
    mutate: ['src/ui/**/*.ts', '!src/ui/art/**', '!src/ui/content/gallery/**'],
    tests: ['test/ui/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    least: 80,
  },
];

/** The layer of a name; the rules if no name is given. */
export const storeyOf = (name = 'domain'): Storey => {
  const storey = storeys.find((one) => one.name === name);
  if (!storey)
    throw new Error(`There is no layer ${name}. Layers: ${storeys.map((one) => one.name).join(', ')}`);
  return storey;
};
