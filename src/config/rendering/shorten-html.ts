const impliedEnds = /<\/(?:li|option|t[dhr]|thead|tbody|d[dt])>/g;
/** A paragraph ends implicitly before a block element, and at the end of its parent. */
const paragraphEnds =
  /<\/p>(?=<(?:article|aside|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|nav|ol|p|section|table|ul)\b|<\/(?:article|aside|dd|details|div|fieldset|figure|footer|form|header|li|main|nav|section|td)>)/g;
const tag = /<[a-z][^<>]*>/gi;
/** SVG elements without content, which need their closing slash. */
const drawn = /^<(?:path|circle|ellipse|rect|line|use)\b/;
const attribute = / ([^\s"=<>/]+)(="[^"]*")?/g;

/** Lower-cases attribute names, drops empty values, and drops the slash of void elements. */
const shortTag = (whole: string): string => {
  const short = whole.replace(attribute, (_whole, name: string, value = '') => {
    const written = name === 'viewBox' ? name : name.toLowerCase();
    return ` ${written}${value === '=""' ? '' : value}`;
  });
  return drawn.test(whole) ? short : short.replace(/\/>$/, '>');
};

/**
 * Shortens a document: drops end tags that an HTML parser adds by itself, and writes tags uniformly. JSON blocks
 * contain no `<`, so nothing in them is mistaken for a tag.
 */
export const shortenHtml = (html: string): string =>
  html
    .replaceAll('></path>', '/>')
    .replace(tag, shortTag)
    .replace(impliedEnds, '')
    .replace(paragraphEnds, '')
    .replace(/<\/body><\/html>$/, '');
