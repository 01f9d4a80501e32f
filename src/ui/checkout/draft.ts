/** What was typed in a step and is not saved yet; lives as long as the tab. */
export type Draft = Readonly<Record<string, string>>;

const prefix = 'checkout-draft-';
const steps = ['customer', 'address', 'shipping', 'payment'] as const;
export type DraftStep = (typeof steps)[number];

const isDraft = (input: unknown): input is Draft =>
  typeof input === 'object' &&
  input !== null &&
  Object.values(input).every((value) => typeof value === 'string');

/** Empty where nothing was typed, where it cannot be read, and where the browser keeps nothing. */
export const readDraft = (step: DraftStep): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + step) ?? '{}');
    return isDraft(kept) ? kept : {};
  } catch {
    return {};
  }
};

export const writeDraft = (step: DraftStep, draft: Draft): void => {
  try {
    sessionStorage.setItem(prefix + step, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets people buy.
  }
};

/** Once it is ordered, nothing of it stays. */
export const clearDrafts = (): void => {
  try {
    for (const step of steps) sessionStorage.removeItem(prefix + step);
  } catch {
    // Nothing was kept.
  }
};
