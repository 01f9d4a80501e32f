import * as inversify from 'inversify';
import { describe, expect, it } from 'vitest';
import * as small from '../../../src/config/browser/small-container.ts';

/** What both must be able to do, written as `config/composition` writes it. */
const fill = ({ Container, ContainerModule }: typeof inversify) => {
  const made: string[] = [];
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    new ContainerModule(({ bind }) => {
      bind<number>('two').toConstantValue(2);
    }),
    new ContainerModule(({ bind }) => {
      bind<number>('sum').toResolvedValue((a: number, b: number) => a + b, ['two', 'product']);
      bind<number>('product').toResolvedValue(
        (a: number) => {
          made.push('product');
          return a * a;
        },
        ['two'],
      );
    }),
  );
  return { container, made };
};

describe.each([
  ['inversify', inversify],
  // Its types are inversify's as far as the browser goes.
  ['the browser’s container', small as object as typeof inversify],
])('%s', (_name, library) => {
  it('makes what is asked for from its parts, in whatever order they were bound, once', () => {
    const { container, made } = fill(library);
    expect(made).toEqual([]);
    expect([container.get('sum'), container.get('product'), container.get('sum')]).toEqual([6, 4, 6]);
    expect(made).toEqual(['product']);
  });

  it('throws on an id that nothing is bound to', () => {
    expect(() => fill(library).container.get('nothing')).toThrow();
  });
});
