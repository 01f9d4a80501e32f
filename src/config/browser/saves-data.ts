interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing may be prefetched, because the visitor saves data or the connection is slow. */
export const savesData = (
  { saveData, effectiveType = '' }: Connection = (navigator as { readonly connection?: Connection })
    .connection ?? {},
): boolean => saveData === true || effectiveType.endsWith('2g');
