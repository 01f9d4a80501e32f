type Views = typeof import('./Comparing.tsx');

let views: Views | undefined;

/** What lets lenses be compared, as far as it was loaded: a page asks for it while somebody compares. */
export const comparingViews = (): Partial<Views> => views ?? {};

export const loadComparing = async (): Promise<void> => {
  views ??= await import('./Comparing.tsx');
};
