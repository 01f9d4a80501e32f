/** react-dom is CommonJS: its code runs where it is first imported. Here that is its own chunk, hence its own task. */
export { hydrateRoot } from 'react-dom/client';
