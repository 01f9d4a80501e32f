import { createContext, type ReactNode, useContext } from 'react';

/** The link to the sheet that public pages of a build have below their first windows. The page server gives it. */
export const LaterSheetContext = createContext<ReactNode>(null);

/**
 * Stands before the first of a page whose rules are in that sheet; what is above it is shown without waiting for it. The
 * frame has one before its footer, which counts where the page has none.
 */
export const LaterSheet = (): ReactNode => useContext(LaterSheetContext);
