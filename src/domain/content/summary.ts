/** The last full stop, with all before it, that a space follows. */
const upToSentenceEnd = /.*[.!?](?=\s)/;
/** All before the last space. */
const upToWordEnd = /.+(?=\s)/;

/**
 * The beginning of a text in at most `most` characters: as many whole sentences as fit, else as many whole words with
 * three dots behind them. White space counts as one space. Ours: search engines cut longer descriptions anywhere.
 */
export const summaryOf = (text: string, most: number): string => {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  const [sentences] = upToSentenceEnd.exec(whole.slice(0, most + 1)) ?? [];
  if (sentences !== undefined) return sentences;
  const [words = whole.slice(0, most - 1)] = upToWordEnd.exec(whole.slice(0, most)) ?? [];
  return `${words.toWellFormed()}…`;
};
