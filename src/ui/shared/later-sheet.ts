import { createContext, type ReactNode, useContext } from 'react';

/**
 * The link to the stylesheet that public pages in production builds load below their first screens. The page server
 * provides it.
 */
export const LaterSheetContext = createContext<ReactNode>(null);

/**
 * Placed before the first element whose rules are in that stylesheet; everything above renders without waiting for it.
 * The frame has one before its footer, used if the page has none.
 */
export const LaterSheet = (): ReactNode => useContext(LaterSheetContext);
