import type { Plugin } from 'vite';

/** The contents of a built script. Units: bytes before compression, as the bundler rendered them. */
export interface BundleEntry {
  readonly file: string;
  readonly imports: readonly string[];
  readonly modules: readonly (readonly [source: string, bytes: number])[];
}

/** Writes which source modules each client script contains; `npm run bundles` prints it. */
export const bundleReport = (root: string): Plugin => ({
  name: 'bundle-report',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const entries: BundleEntry[] = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            {
              file: file.fileName,
              imports: file.imports,
              modules: Object.entries(file.modules)
                .map(([id, { renderedLength }]) => [id.replace(`${root}/`, ''), renderedLength] as const)
                .filter(([, bytes]) => bytes > 0)
                .sort(([, a], [, b]) => b - a),
            },
          ]
        : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/bundles.json', source: JSON.stringify(entries) });
  },
});
