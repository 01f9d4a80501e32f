import { brandIds } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import type { Environment } from '../../environment.ts';

/** Where the shops answer, for whoever started them. */
export const addresses = ({ port, firstBrandPort, backendUrl, sandboxPages }: Environment): string => {
  const shops = brandIds.map((id, index) => {
    const own = firstBrandPort === undefined ? '' : `   http://localhost:${firstBrandPort + index}/`;
    return `  ${brands[id].shop.name.padEnd(11)} http://${id}.localhost:${port}/${' '.repeat(12 - id.length)}${own}`;
  });
  const shown = backendUrl === undefined && sandboxPages.includes('sandbox');
  const sandbox = shown ? [`  ${'Sandbox'.padEnd(11)} http://localhost:${port}/sandbox`] : [];
  return ['', 'Dioptra is open:', '', ...shops, ...sandbox, ''].join('\n');
};
