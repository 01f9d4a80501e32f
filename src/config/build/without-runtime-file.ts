import type { Plugin, Rolldown } from 'vite';

const imported = /import\{([^}]*)\}from"\.\/rolldown-runtime[^"]*";/;
const exported = /export\{([^}]*)\};?\s*$/;
/** What other files import of the host: no minifier makes a name as long. */
const lent = (name: string): string => `$bundler_${name}`;

/** `a as b` pairs as the two names of each. */
const pairs = (list: string): readonly (readonly [from: string, to: string])[] =>
  list.split(',').map((pair) => {
    const [from = '', to = from] = pair.split(' as ');
    return [from, to];
  });

const host = ({ code }: Rolldown.OutputChunk, runtime: string): string => {
  const made = pairs(exported.exec(runtime)?.[1] ?? '');
  const own = new Map(pairs(imported.exec(code)?.[1] ?? ''));
  const helpers = made.map(([inner, name]) => `${lent(name)}:${inner}`).join(',');
  const names = made.map(([, name]) => lent(name));
  const aliases = [...own].map(([name, alias]) => `,${alias}=${lent(name)}`).join('');
  const body = runtime.replace(exported, `return{${helpers}}`);
  return `${code.replace(imported, () => `const{${names.join(',')}}=(()=>{${body}})()${aliases};`)}\nexport{${names.join(',')}};`;
};

const guest = (code: string, hostFile: string): string =>
  code.replace(imported, (_, list: string) => {
    const names = pairs(list).map(([name, alias]) => `${lent(name)} as ${alias}`);
    return `import{${names.join(',')}}from"./${hostFile}";`;
  });

/**
 * The bundler keeps its own few lines in a file of their own, which is one more request of every first visit. They go into
 * the file of React, which everybody has. Fails the build when there is no such pair of files.
 */
export const withoutRuntimeFile = (): Plugin => ({
  name: 'without-runtime-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const react = chunks.find(({ name }) => name === 'react');
    if (!runtime || !react)
      return this.error('there is no file of the bundler to be put into the one of React');
    const hostFile = react.fileName.replace(/^.*\//, '');
    for (const chunk of chunks) {
      chunk.code = chunk === react ? host(react, runtime.code) : guest(chunk.code, hostFile);
      chunk.code = chunk.code.replaceAll(runtime.fileName, react.fileName);
      const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== react.fileName);
      const needsReact = chunk !== react && others.length < chunk.imports.length;
      chunk.imports = needsReact ? [react.fileName, ...others] : others;
    }
    delete bundle[runtime.fileName];
    return undefined;
  },
});
