export type Fetch = (request: Request) => Promise<Response>;

/** Adds a browser's cookie handling to a fetch: stores the cookies of responses and sends them with later requests. */
export const withCookies = (fetch: Fetch): Fetch => {
  const cookies = new Map<string, string>();
  return async (request) => {
    const sent = new Request(request);
    if (cookies.size > 0)
      sent.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(sent);
    for (const header of answer.headers.getSetCookie()) {
      const [pair = ''] = header.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /;\s*max-age=0/i.test(header)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
};
