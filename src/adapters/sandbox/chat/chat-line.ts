export interface ChatLine {
  readonly from: 'shopper' | 'shop';
  readonly text: string;
}

/** Units: characters. */
export const longestLine = 1000;

/** What somebody wrote, as it is shown; undefined: it says nothing, or too much. */
export const readLine = (written: string): string | undefined => {
  const text = written.replace(/\r\n?/g, '\n').trim();
  return text !== '' && text.length <= longestLine && text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text)
    ? text
    : undefined;
};
