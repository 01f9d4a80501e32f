interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is to be fetched that was not asked for: by the visitor's wish, or by a slow connection. */
export const savesData = (
  { saveData, effectiveType = '' }: Connection = (navigator as { readonly connection?: Connection })
    .connection ?? {},
): boolean => saveData === true || effectiveType.endsWith('2g');
