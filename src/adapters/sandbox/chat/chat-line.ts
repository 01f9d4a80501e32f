export interface ChatLine {
  readonly from: 'shopper' | 'shop';
  readonly text: string;
}

/** Units: characters. */
export const longestLine = 1000;

/** Returns a message as it is displayed. Undefined if it is empty or too long. */
export const readLine = (written: string): string | undefined => {
  const text = written.replace(/\r\n?/g, '\n').trim();
  return text !== '' && text.length <= longestLine && text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text)
    ? text
    : undefined;
};
