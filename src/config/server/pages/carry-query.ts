/**
 * A page that has moved is asked for again with all that its address said: a page is made without the parameters that
 * mean nothing to it, and on the way to it a campaign's would be lost. `asked`: the query as it came; `known`: what the
 * page was made with. Source: TRK-2.
 */
export const carryQuery = (answer: Response, asked: string, known: string): Response => {
  // Before a look at the headers: Hono has none until somebody asks.
  if (answer.status < 300 || answer.status > 399 || asked === known) return answer;
  const to = answer.headers.get('location');
  if (!to?.startsWith('/')) return answer;
  const [path = '', query = ''] = to.split('?');
  if (query !== known.replace(/^\?/, '')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', path + asked);
  return new Response(null, { status: answer.status, headers });
};
