declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
    readonly variationAxes: { readonly wght: number | { readonly min: number; readonly max: number } };
  }
  /** The part of a font that draws these letters. */
  const subsetFont: (font: Uint8Array, letters: string, options: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
