/** The visitor's own parts of the home page, in one file. */
export { OwnSupply } from '../../account/supply/OwnSupply.tsx';
export { SeenBefore } from './SeenBefore.tsx';
