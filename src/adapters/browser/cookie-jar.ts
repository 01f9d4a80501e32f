/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/** Returns the value of a cookie, escaped as it was written; undefined if there is no such cookie. */
export const cookieIn = ({ cookie }: CookieJar, name: string): string | undefined =>
  cookie
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
