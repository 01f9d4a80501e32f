declare module 'virtual:words' {
  /** Every merged list of words by `{brand}/{locale}/{namespace}`. */
  export const words: Readonly<
    Record<string, () => Promise<{ readonly default: import('../domain/shared/merge-words.ts').WordTree }>>
  >;
}
