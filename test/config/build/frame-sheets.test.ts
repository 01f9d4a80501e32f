import { expect, it } from 'vitest';
import { withoutFiles } from '../../../src/config/build/frame-sheets.ts';

const code =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a/frame.css","a/form.js","a/form.css"])))=>i.map(i=>d[i]);\n' +
  'p(()=>import(`./islands.js`),__vite__mapDeps([0]));p(()=>import(`./form.js`),__vite__mapDeps([1,0,2]));';

it('removes the names of files that are always loaded from a script', () => {
  const short = withoutFiles(code, (file) => file === 'a/frame.css');
  expect(short).toContain('(m.f=["a/form.js","a/form.css"])');
  expect(short).toContain('import(`./islands.js`),__vite__mapDeps([])');
  expect(short).toContain('import(`./form.js`),__vite__mapDeps([0,1])');
});

it('leaves a script unchanged that names none of them', () => {
  expect(withoutFiles(code, () => false)).toBe(code);
  expect(withoutFiles('const a=[0]', () => true)).toBe('const a=[0]');
});
