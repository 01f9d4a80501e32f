const impliedEnds = /<\/(?:li|option|t[dhr]|thead|tbody|d[dt])>/g;
/** A paragraph ends by itself where a block begins, and where what holds it ends. */
const paragraphEnds =
  /<\/p>(?=<(?:article|aside|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|nav|ol|p|section|table|ul)\b|<\/(?:article|aside|dd|details|div|fieldset|figure|footer|form|header|li|main|nav|section|td)>)/g;
const tag = /<[a-z][^<>]*>/gi;
/** Of SVG's elements these hold nothing, and end by their slash. */
const drawn = /^<(?:path|circle|ellipse|rect|line|use)\b/;
const attribute = / ([^\s"=<>/]+)(="[^"]*")?/g;

/** Names in small letters, no value where it is empty, and no slash where an element cannot hold anything. */
const shortTag = (whole: string): string => {
  const short = whole.replace(attribute, (_whole, name: string, value = '') => {
    const written = name === 'viewBox' ? name : name.toLowerCase();
    return ` ${written}${value === '=""' ? '' : value}`;
  });
  return drawn.test(whole) ? short : short.replace(/\/>$/, '>');
};

/**
 * The same document in fewer bytes: without the end tags that a parser of HTML adds by itself, and with tags written as
 * alike as can be. Blocks of JSON have no `<` of their own, so nothing in them is taken for a tag.
 */
export const shortenHtml = (html: string): string =>
  html
    .replaceAll('></path>', '/>')
    .replace(tag, shortTag)
    .replace(impliedEnds, '')
    .replace(paragraphEnds, '')
    .replace(/<\/body><\/html>$/, '');
