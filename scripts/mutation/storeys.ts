/** A part of the house whose tests are tried by breaking it. */
export interface Storey {
  readonly name: string;
  readonly title: string;
  readonly mutate: readonly string[];
  /** The tests that are to notice. */
  readonly tests: readonly string[];
  readonly environment: 'node' | 'jsdom';
  /** What share of the changes has to be noticed. Units: percent. */
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
      // These walk through a whole server: seconds for each of thousands of changes.
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
    // Pictures drawn as texts, and the samples of the gallery of blocks, decide nothing.
    mutate: ['src/ui/**/*.ts', '!src/ui/art/**', '!src/ui/content/gallery/**'],
    tests: ['test/ui/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    least: 80,
  },
];

/** By its name; the rules where none is said. */
export const storeyOf = (name = 'domain'): Storey => {
  const storey = storeys.find((one) => one.name === name);
  if (!storey)
    throw new Error(`There is no layer ${name}. Layers: ${storeys.map((one) => one.name).join(', ')}`);
  return storey;
};
