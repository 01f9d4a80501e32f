import { createContext } from 'react-router';

/** Whether crawlers may read what is loaded. They ask for whole pages and follow no link within the app. */
export const crawlableContext = createContext(true);
