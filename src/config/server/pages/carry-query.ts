/**
 * Passes the complete query on to the target of a redirect. A page is rendered without the parameters that it does not
 * know, so a redirect would lose those of a campaign. `asked`: the query as it came. `known`: the query that the page
 * was rendered with. Source: TRK-2.
 */
export const carryQuery = (answer: Response, asked: string, known: string): Response => {
  // Comes before the headers are read: Hono creates them on first access.
  if (answer.status < 300 || answer.status > 399 || asked === known) return answer;
  const to = answer.headers.get('location');
  if (!to?.startsWith('/')) return answer;
  const [path = '', query = ''] = to.split('?');
  if (query !== known.replace(/^\?/, '')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', path + asked);
  return new Response(null, { status: answer.status, headers });
};
