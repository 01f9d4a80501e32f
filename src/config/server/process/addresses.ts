import { brandIds } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import type { Environment } from '../../environment.ts';

type Said = Pick<Environment, 'port' | 'firstBrandPort' | 'origins' | 'backendUrl' | 'sandboxPages'>;

/** Returns the addresses of the shops for the operator: the configured origins, otherwise localhost. */
export const addresses = ({ port, firstBrandPort, origins, backendUrl, sandboxPages }: Said): string => {
  const shops = brandIds.map((id, index) => {
    const own = firstBrandPort === undefined ? '' : `   http://localhost:${firstBrandPort + index}/`;
    const here = `http://${id}.localhost:${port}/${' '.repeat(12 - id.length)}`;
    const named = origins[id]?.map((origin) => `${origin}/`).join(' ');
    return `  ${brands[id].shop.name.padEnd(11)} ${named ?? here}${own}`;
  });
  const shown = backendUrl === undefined && sandboxPages.includes('sandbox');
  const sandbox = shown ? [`  ${'Sandbox'.padEnd(11)} http://localhost:${port}/sandbox`] : [];
  return ['', 'Dioptra is running:', '', ...shops, ...sandbox, ''].join('\n');
};
