import type { BrandId } from '../../../../../domain/shared/brand-id.ts';
import type { SeedStory } from '../say.ts';
import { about } from './about.ts';
import { heads } from './heads.ts';
import { help } from './help.ts';
import { lawPagesOf } from './law.ts';
import { service } from './service.ts';
import { studio } from './studio.ts';

/** The pages that every shop has. */
export const pagesOf = (brand: BrandId, name: string): readonly SeedStory[] => [
  about(brand, name),
  help(brand),
  ...lawPagesOf(brand),
  service(brand),
  studio(brand, name),
  ...heads,
];
