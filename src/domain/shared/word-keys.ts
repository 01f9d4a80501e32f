/** A text has plural forms where its form for all other numbers is there: `too_many` is none. */
type WithoutPlural<Key extends string, Tree> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? `${Stem}_other` extends keyof Tree
    ? Stem
    : Key
  : Key;

/** The dotted keys of a list of words: `line.remove`; of a text with plural forms, what they have in common. */
export type WordKeys<Tree> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key, Tree>
    : `${Key}.${WordKeys<Tree[Key]>}`;
}[keyof Tree & string];
