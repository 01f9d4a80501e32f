/** The client of the content service with its codecs, loaded with the first page that requests content from the browser. */
export { makeContentAdapter } from '../../adapters/backend/content-adapter.ts';
