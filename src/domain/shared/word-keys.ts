/** A text has plural forms if there is a key with the suffix `_other`: `too_many` is not a plural form. */
type WithoutPlural<Key extends string, Tree> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? `${Stem}_other` extends keyof Tree
    ? Stem
    : Key
  : Key;

/** The dotted keys of a list of texts: `line.remove`. For a text with plural forms, the key without the suffix. */
export type WordKeys<Tree> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key, Tree>
    : `${Key}.${WordKeys<Tree[Key]>}`;
}[keyof Tree & string];
