type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/** The dotted keys of a list of words: `line.remove`; of a text with plural forms, what they have in common. */
export type WordKeys<Tree> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${WordKeys<Tree[Key]>}`;
}[keyof Tree & string];
