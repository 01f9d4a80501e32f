/** The client of the content service with its codecs: fetched with the first page that asks it from here. */
export { makeContentAdapter } from '../../adapters/backend/content-adapter.ts';
