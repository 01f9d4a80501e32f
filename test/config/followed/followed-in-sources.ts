import { readdirSync, readFileSync } from 'node:fs';

/** Code that navigates a browser, or puts a URL where it may be followed. */
const following =
  /(?<![\w.])(?:(?:c|Response)\.)?redirect(?:Document)?\(|(?<!\w)(?:window\.|popup\.)?location\.(?:assign|replace)\(|window\.open\(|(?<![\w.])(?:navigate|goToPage|lead)\(|headers\.set\('location',|(?<!const )'?\blocation(?:\.href)?'? = |(?<!\w)(?:href|action|formAction|to)=\{|http-equiv="refresh"|\.href = /g;

/** A URL that the line itself builds: of a page of the shop, an anchor in the page, a mail or a phone number. */
const isOwn =
  /^(?:pathTo\.(?!\w+;)|pagePath\(|`?\$\{(?:pathTo\.|pagePath\()|\(locale\) => (?:pathTo\.|pagePath\()|['`](?:\/(?![/$])|#|mailto:|tel:)|dial\(|-1$)/;

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** The text up to the closing bracket of the one just opened; without a bracket, up to the end of the line. */
const argumentAt = (text: string, from: number): string => {
  if (closing[text[from - 1] ?? ''] === undefined) return text.slice(from, text.indexOf('\n', from));
  let open = 1;
  let end = from;
  for (; open > 0 && end < text.length; end += 1) {
    if ('({['.includes(text[end] ?? '')) open += 1;
    if (')}]'.includes(text[end] ?? '')) open -= 1;
  }
  return text.slice(from, end - 1);
};

/** `file: address`, once each, for every address that is followed and is not built in the same place. */
export const followedInSources = (): readonly string[] => {
  const found = new Set<string>();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('domain/'));
  for (const file of files) {
    const text = readFileSync(`src/${file}`, 'utf8');
    for (const match of text.matchAll(following)) {
      const address = argumentAt(text, match.index + match[0].length)
        .replace(/\s+/g, ' ')
        .trim();
      // A type, or the declaration of what follows.
      if (/^(?:path|to|url|step|delta)\??: /.test(address)) continue;
      if (!isOwn.test(address)) found.add(`${file}: ${address.replace(/, (?:30\d|\{.*\}),?$/, '')}`);
    }
  }
  return [...found].sort();
};
