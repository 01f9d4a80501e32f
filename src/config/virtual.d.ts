declare module 'virtual:words' {
  /** Every merged list of words by `{brand}/{locale}/{namespace}`. */
  export const words: Readonly<
    Record<string, () => Promise<{ readonly default: import('../domain/shared/merge-words.ts').WordTree }>>
  >;
}

declare module 'virtual:words/said' {
  /** The server's texts, by brand, language and part: `okulino/de/mails`. */
  export const said: Readonly<Record<string, import('../domain/shared/merge-words.ts').WordTree>>;
}
