/** Matches everything up to the last sentence end that is followed by a space. */
const upToSentenceEnd = /.*[.!?](?=\s)/;
/** Matches everything before the last space. */
const upToWordEnd = /.+(?=\s)/;

/**
 * Returns the beginning of a text in at most `most` characters: as many whole sentences as fit, otherwise as many whole
 * words, followed by an ellipsis. White space counts as one space. Our own rule: search engines cut longer descriptions
 * anywhere.
 */
export const summaryOf = (text: string, most: number): string => {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  const [sentences] = upToSentenceEnd.exec(whole.slice(0, most + 1)) ?? [];
  if (sentences !== undefined) return sentences;
  const [words = whole.slice(0, most - 1)] = upToWordEnd.exec(whole.slice(0, most)) ?? [];
  return `${words.toWellFormed()}…`;
};
