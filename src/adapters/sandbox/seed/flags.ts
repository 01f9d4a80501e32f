/** One variant of an experiment, as stored. */
export interface VariantJson {
  readonly name: string;
  readonly weight: number;
  readonly enabled: boolean;
  readonly variables: Readonly<Record<string, string | number | boolean>>;
}

export interface FlagSeed {
  readonly key: string;
  readonly about: string;
  readonly variants: readonly VariantJson[];
}

/** Demonstration experiments: one running, one ready to start, one rolled out to everybody. */
export const flagSeeds: readonly FlagSeed[] = [
  {
    key: 'home-promise',
    about: 'Which promise the home of okulino makes first: what one saves, or how soon lenses are here.',
    variants: [
      { name: 'saving', weight: 50, enabled: true, variables: { promise: 'saving' } },
      { name: 'delivery', weight: 50, enabled: true, variables: { promise: 'delivery' } },
    ],
  },
  {
    key: 'reorder-banner',
    about:
      'A banner for whoever orders again, on the home of okulino. Nobody sees it yet: give the second side a weight.',
    variants: [
      { name: 'without', weight: 100, enabled: true, variables: { shown: false, discount: 0 } },
      { name: 'with', weight: 0, enabled: true, variables: { shown: true, discount: 7.5 } },
    ],
  },
  {
    key: 'live-chat',
    about: 'A switch, no experiment: all the weight is on one side.',
    variants: [
      { name: 'on', weight: 1, enabled: true, variables: {} },
      { name: 'off', weight: 0, enabled: false, variables: {} },
    ],
  },
];
