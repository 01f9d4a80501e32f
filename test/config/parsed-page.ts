import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** A page as a browser without scripts parses it. Its test has no document of its own, and shares what is loaded. */
export const parsedPage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
