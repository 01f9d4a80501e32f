import { createHash } from 'node:crypto';

const length = 3;

/**
 * Names of three letters for the classes of the CSS modules: they travel in sheet, markup and script of every page.
 * A name depends on its class and file alone, unless two meet: then the later one grows.
 */
export const makeClassNames = (root: string): ((local: string, file: string) => string) => {
  const owners = new Map<string, string>();
  return (local, file) => {
    const owner = `${file.split('?')[0]?.replace(root, '')}:${local}`;
    const letters = createHash('sha256')
      .update(owner)
      .digest('hex')
      .replaceAll(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
    for (let end = length; ; end += 1) {
      const name = letters.slice(0, end);
      if ((owners.get(name) ?? owner) !== owner) continue;
      owners.set(name, owner);
      return name;
    }
  };
};
