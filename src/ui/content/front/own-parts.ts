/** What the home page shows of its visitor's own, in one file. */
export { OwnSupply } from '../../account/supply/OwnSupply.tsx';
export { SeenBefore } from './SeenBefore.tsx';
