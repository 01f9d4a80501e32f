import { Refused } from './refused';

export interface No {
  readonly status: number;
  readonly code: string;
  readonly path?: string;
  readonly values: readonly { readonly name: string; readonly text?: string; readonly number?: number }[];
}
export type Answer<Ok> = { readonly ok: Ok } | { readonly no: No };

const saidValue = ([name, value]: readonly [string, string | number]) =>
  typeof value === 'number' ? { name, number: value } : { name, text: value };

const noOf = ({ status, code, path, values }: Refused): No => ({
  status,
  code,
  ...(path !== undefined && { path }),
  values: Object.entries(values).map(saidValue),
});

/** Turns a refusal into an answer, after all changes were rolled back. Any other failure stays an error. */
export const answering = async <Ok>(work: () => Promise<Ok>): Promise<Answer<Ok>> => {
  try {
    return { ok: await work() };
  } catch (error) {
    if (error instanceof Refused) return { no: noOf(error) };
    throw error;
  }
};
