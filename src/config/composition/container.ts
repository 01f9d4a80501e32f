import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { type Outside, outsideModule } from './outside.ts';
import { useCaseModule } from './use-cases.ts';

/** One container per browser tab; on the server one per shop and language, for its pages are anonymous. */
export const makeContainer = (parts: Outside): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(outsideModule(parts), useCaseModule);
  return container;
};
